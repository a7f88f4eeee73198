// Brings the golden games up to the rules in force. Games that still play as recorded keep what is recorded of them;
// the others are played anew, and it is told where they differ.
//   node packages/cli/tools/golden.ts [rule set ...] [--unreleased] [--all]
//     --unreleased   play changed within a version that nobody has played by yet: record under the same number
//     --all          play all of them anew, for bots that play other games
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameFor } from '@ochre/testkit';
import { type Now, playAnew, playsNow, readGolden, writeGolden } from './golden/game.ts';
import { games, type Row } from './golden/games.ts';
import { root, unmarked } from './golden/marked.ts';
import {
  changedScenarios,
  changedTables,
  type Fingerprints,
  fingerprintsOf,
  readFingerprints,
  writeFingerprints,
} from './golden/rules.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { unreleased: { type: 'boolean' }, all: { type: 'boolean' } },
});

interface Found {
  row: Row;
  now: Now | undefined;
}

/** What is not as recorded, a line each. */
function differences(found: readonly Found[], was: Fingerprints | undefined, is: Fingerprints): string[] {
  const lines = found.flatMap(({ row: [name], now }) =>
    now?.plays === 'otherwise' ? [`  ${name}: line ${now.line}: ${now.is}\n    instead of ${now.was}`] : [],
  );
  if (!was) return lines;
  const tables = changedTables(was.tables, is.tables);
  if (tables.length > 0) lines.push(`  tables: ${tables.join(', ')}`);
  // Of another shape of the state nothing can be compared.
  if (was.schema === is.schema)
    lines.push(...changedScenarios(was.scenarios, is.scenarios).map((c) => `  scenario ${c}`));
  return lines;
}

function record(ruleset: string): boolean {
  const game = gameFor(ruleset);
  const { version } = game.rules;
  const rows = games[ruleset]!;
  mkdirSync(`${root}${ruleset}`, { recursive: true });
  const found = rows.map((row): Found => {
    const golden = values.all ? undefined : readGolden(ruleset, row[0]);
    return { row, now: golden && playsNow(game, golden) };
  });
  const [was, is] = [readFingerprints(ruleset), fingerprintsOf(game)];
  const lines = differences(found, was, is);
  const recorded = was ?? { rules: version, schema: is.schema };
  console.log(`${ruleset}: version ${recorded.rules} recorded, version ${version} in force`);
  for (const line of lines) console.log(line);
  const marked = recorded.rules < version || recorded.schema !== is.schema || values.unreleased;
  const stop = lines.length > 0 && !marked ? unmarked(ruleset, version, recorded, '') : undefined;
  if (stop !== undefined) {
    console.log(stop.trim());
    return false;
  }
  for (const { row, now } of found)
    writeGolden(ruleset, row[0], now && now.plays !== 'otherwise' ? now.golden : playAnew(ruleset, row));
  const names = new Set(rows.map(([name]) => name));
  for (const file of readdirSync(`${root}${ruleset}`))
    if (!names.has(file.replace(/\.(json|txt)$/, ''))) rmSync(`${root}${ruleset}/${file}`);
  writeFingerprints(ruleset, is);
  const anew = found.filter(({ now }) => !now || now.plays === 'otherwise').length;
  console.log(`  ${anew} of ${rows.length} games played anew`);
  return true;
}

const chosen = positionals.length > 0 ? positionals : Object.keys(games);
const done = chosen.map(record);
process.exitCode = done.includes(false) ? 1 : 0;
