import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brains } from '@ochre/bots';
import { nextGoal } from '@ochre/bots/goals';
import type { Config, Game, GameEvent, GameState, Kind } from '@ochre/engine';
import { Coach, GUIDED, type Mark, type Memory, nothingTold, pieces } from '@ochre/lessons';
import { gameFor, rulesetIds, Table, usualRules } from '@ochre/testkit';
import {
  allLessonFiles,
  checkLessons,
  FIRST,
  firstSlips,
  loadFirst,
  marksOf,
  NEVER_ASKED,
} from '@ochre/testkit/lesson';
import { allScenarioFiles, loadScenarios, runScenario } from '@ochre/testkit/scenario';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lessonsReport } from '../src/lessons.ts';

const { marks, words } = loadFirst().found!;
const english = words['en']!.words;

test('what the first game explains is written as it is meant', () => {
  expect(firstSlips()).toEqual([]);
});

test('everything that rule sets with a first game ask is met by a lesson or by that game', () => {
  const { rulesets } = lessonsReport(checkLessons(allLessonFiles()));
  expect(GUIDED).toEqual(expect.arrayContaining(['mega', 'classic']));
  for (const rules of GUIDED) {
    const { unmet, first } = rulesets.find((one) => one.rules === rules)!;
    expect(unmet, rules).toEqual({ decisions: [], phases: [] });
    expect(first.length, rules).toBeGreaterThan(30);
  }
});

/** What a learner in the place of each nation would be told about, in play that is looked at. */
class Onlooker {
  /** Marks by rule set. */
  readonly shown: Record<string, Set<string>> = {};
  readonly asked: Record<string, Set<Kind>> = {};
  /** Marks that name `it`, where nothing was found to be meant. */
  readonly nameless = new Set<string>();
  /** Questions of a table, once each. */
  private readonly looked = new WeakMap<GameState, Set<string>>();
  private readonly coaches: Record<string, Coach> = {};

  /** Looks out for what has not been shown yet. */
  private coach({ rules }: Game): Coach {
    const { id, book } = rules.ruleset;
    this.coaches[id] ??= new Coach(
      marks.filter((mark) => !this.shown[id]?.has(mark.id)),
      book,
    );
    return this.coaches[id];
  }

  unseen(rules: string): string[] {
    return marksOf(marks, rules).flatMap(({ id }) => (this.shown[rules]?.has(id) ? [] : [`${rules}: ${id}`]));
  }

  private show(game: Game, { id }: Mark | { id: string }, it: object): void {
    const rules = game.rules.ruleset.id;
    this.shown[rules] ??= new Set();
    if (!this.shown[rules].has(id)) delete this.coaches[rules];
    this.shown[rules].add(id);
    const said = Object.values(english[id]!).flatMap((sentence) => pieces(sentence));
    if (said.some((piece) => 'names' in piece && !Object.hasOwn(it, piece.names))) this.nameless.add(id);
  }

  look(game: Game, state: GameState, events: readonly GameEvent[], goals = false): void {
    const coach = this.coach(game);
    const { turn, phase } = state.open;
    const rules = game.rules.ruleset.id;
    this.asked[rules] ??= new Set();
    for (const who of [...Object.keys(state.open.nations), ...Object.keys(state.own)]) {
      const told = game.events(events, who);
      for (const due of told.length > 0 ? coach.hear(nothingTold, told, turn, who).waiting : [])
        this.show(game, due, due.it);
    }
    const seen = this.looked.get(state) ?? new Set();
    this.looked.set(state, seen);
    for (const decision of game.due(state)) {
      if (seen.has(decision.id)) continue;
      seen.add(decision.id);
      this.asked[rules].add(decision.kind);
      const wanted = goals && coach.marks.some(({ when }) => when.goal);
      const goal =
        wanted && state.open.nations[decision.owner]
          ? nextGoal(game.sight(game.view(state, decision.owner)), decision.owner, decision)?.goal
          : undefined;
      for (const mark of coach.marks) {
        if (!coach.asking(mark, { turn, phase, decision, goal })) continue;
        const others = coach.marks.flatMap(({ id }) => (id === mark.id ? [] : [{ id, it: {} }]));
        const memory: Memory = { ...nothingTold, told: others };
        this.show(game, mark, coach.next(memory, { turn, phase, decision, goal })!.it);
      }
    }
  }
}

describe('every mark is shown in play', () => {
  const onlooker = new Onlooker();

  test('in positions of the scenarios, and in games', () => {
    const games: [string, Config['options']][] = [
      ['mega', { turns: 9 }],
      ['eastern', { turns: 12 }],
      ['classic', { turns: 14 }],
      ['mega', { short: true, turns: 2 }],
    ];
    for (const [ruleset, options] of games) {
      const game = gameFor(ruleset);
      const side = ruleset === 'mega' ? { side: 'west' } : {};
      const config = { ruleset, map: game.rules.map.id, players: 5, ...side, options };
      const table: Table = new Table(game, config, 'first', () => brains['builder']!, {
        after: (state, events) => onlooker.look(game, state, events, true),
      });
      while (!table.over) table.step();
    }
    for (const file of allScenarioFiles())
      for (const { scenario } of loadScenarios(file).scenarios)
        if (onlooker.unseen(scenario.rules ?? usualRules.id).length > 0)
          runScenario(scenario, { after: ({ game, state }, events) => onlooker.look(game, state, events) });
    expect(rulesetIds().flatMap((rules) => onlooker.unseen(rules))).toEqual([]);
    expect([...onlooker.nameless]).toEqual([]);
  });

  test('what is said never to be asked is not', () => {
    for (const [rules, kinds] of Object.entries(NEVER_ASKED))
      for (const kind of kinds) expect(onlooker.asked[rules]!.has(kind), `${rules}: ${kind}`).toBe(false);
  });
});

describe('a mark that is written wrongly', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'first-'));
    cpSync(dirname(FIRST), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['marks.yaml', 'MC 2A.2, ', 'MC 2A.222, ', 'no rule MC 2A.222'],
    [
      'marks.yaml',
      'asked: construct,',
      'asked: constructs,',
      'no kind of decision constructs; did you mean construct?',
    ],
    ['marks.yaml', 'phase: [construction] }\n', 'phase: [building] }\n', 'has no phase building'],
    ['marks.yaml', 'type: expanded,', 'type: expand,', 'no event expand; did you mean expanded?'],
    ['marks.yaml', 'goal: [crowded]', 'goal: [crowd]', 'no goal crowd; did you mean crowded?'],
    ['marks.yaml', 'id: start\n', 'id: civilization\n', 'a second mark civilization'],
    ['marks.yaml', 'look: [{ area: it }, { part: stock }]', 'look: [{ part: stocks }]', 'must be one of'],
    ['en.yaml', 'You begin in {area it}', 'You begin in {nation it}', 'looks at no nation'],
    ['de.yaml', 'title: Deine Leute sind mehr geworden.', 'title: Deine 2 Leute.', 'grow.title adds 2'],
    ['de.yaml', 'name: Wachstum', 'name: Growth', 'grow.name is said as in English'],
    ['de.yaml', '\ngrow:', '\ngrew:', 'grow has no words'],
  ])('%s: %s → %s', (file, text, other, said) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(text);
    writeFileSync(path, before.replace(text, other));
    expect(firstSlips(join(folder, 'marks.yaml')).join('\n')).toContain(said);
  });
});
