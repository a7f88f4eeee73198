import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { narrate } from '../src/play/narrate.ts';
import { type Recording, replay } from '../src/play/record.ts';

const root = new URL('./golden/', import.meta.url).pathname;

// A difference here is a change of the rules in force: look at the trace, then record anew (tools/golden.ts).
describe.each(readdirSync(root))('golden games of %s', (ruleset) => {
  const folder = `${root}${ruleset}/`;
  const names = readdirSync(folder).filter((f) => f.endsWith('.json'));

  it('are twenty', () => expect(names.length).toBe(20));

  it.each(names)('%s plays as recorded', (name) => {
    const recording = JSON.parse(readFileSync(folder + name, 'utf8')) as Recording;
    const game = gameFor(recording.config.ruleset, recording.config.map);
    const told = readFileSync(folder + name.replace('.json', '.txt'), 'utf8').split('\n');
    const trace = told.filter((line) => line !== '' && !line.startsWith('--- '));
    const lines: string[] = [];
    const hash = replay(game, recording, (event) => void lines.push(narrate(game, event)));
    const at = lines.findIndex((line, i) => line !== trace[i]);
    expect(at < 0 ? 'the same' : `line ${at + 1}: ${lines[at]} instead of ${trace[at]}`).toBe('the same');
    expect(lines.length).toBe(trace.length);
    expect(hash).toBe(recording.stateHash);
  });
});
