import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Config, type Game, hash, quick, SCHEMA } from '@ochre/engine';
import { stateHash, usualRules } from '@ochre/testkit';
import type { Scenario } from '@ochre/testkit/scenario';
import { allScenarioFiles, type Loaded, loadScenarios, runScenario } from '@ochre/testkit/scenario';
import { type Mark, root } from './marked.ts';

/**
 * Fingerprints of a rule set: of its tables, and of what comes of each scenario. They show changes that no golden game
 * happens to meet.
 */
export interface Fingerprints extends Mark {
  tables: Record<string, string>;
  /** By file and name: what is given, and what comes of it. */
  scenarios: Record<string, Record<string, string>>;
}

const short = (value: unknown): string => hash(value).slice(0, 12);

/** Names are for people: nothing is played by them. */
const nameless = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? { ...value, name: undefined } : value;
const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null, nameless));

/** Every number of players on every side, as far as the rule set plays it. */
function configs({ rules: { ruleset, map } }: Game): Config[] {
  const sides = [undefined, ...new Set(map.setups.map((s) => s.side))];
  const all: Config[] = [];
  for (let players = ruleset.players.min; players <= ruleset.players.max; players++)
    for (const side of sides) {
      const config: Config = { ruleset: ruleset.id, map: map.id, players, options: {} };
      if (side !== undefined) config.side = side;
      if (!ruleset.checkConfig(config, map)) all.push(config);
    }
  return all;
}

/** Who plays where, and with which cards in which order. */
function deals(game: Game): unknown {
  const { ruleset, map } = game.rules;
  return configs(game).map((config) => {
    const layout = ruleset.layout(config, map);
    const stacks = Array.from({ length: layout.stacks }, (_, i) => i + 1);
    const cards = layout.blocks.map((block) =>
      stacks.map((n) => [
        ruleset.stackCards(config, block, n),
        ruleset.prepareStack(config, block, n, quick(n)),
      ]),
    );
    return [config, layout, cards];
  });
}

/** All tables of a rule set, by their name in it, what lies on its map, and how it is dealt. */
export function tablesOf(game: Game): Record<string, string> {
  const { ruleset, map } = game.rules;
  const { id: _, name: __, versions: ___, formerSteps: ____, ...played } = ruleset;
  const { decisions, steps, abilities, policies, ...tables } = played;
  const parts: Record<string, unknown> = {
    ...tables,
    steps: steps.map((s) => s.id),
    abilities: abilities.map((a) => a.id),
    decisions: Object.keys(decisions),
    policies: Object.keys(policies).sort(),
    ties: policies.tieBreaks,
    areas: map.areas,
    waters: map.waters,
    setups: map.setups,
    deals: deals(game),
  };
  const told = Object.entries(parts).filter(([, part]) => part !== undefined && typeof part !== 'function');
  return Object.fromEntries(told.map(([part, value]) => [part, short(bare(value))]));
}

/** The rule set a scenario is run by. */
export const rulesOf = ({ rules = usualRules.id }: Scenario): string => rules;

/** What a scenario gives, and what came of it; the words about it aside. */
export function outcome({ name: _, cites: __, note: ___, ...given }: Scenario, ended: string): string {
  return `${short(given)} ${ended.slice(0, 12)}`;
}

let loaded: Loaded[] | undefined;

/** What comes of every scenario of a rule set. */
export function outcomesOf(ruleset: string): Fingerprints['scenarios'] {
  loaded ??= allScenarioFiles().map(loadScenarios);
  const all: Fingerprints['scenarios'] = {};
  for (const { file, scenarios } of loaded) {
    for (const { scenario } of scenarios) {
      if (rulesOf(scenario) !== ruleset) continue;
      let ended = '';
      const failure = runScenario(scenario, {
        ended: (state) => {
          ended = stateHash(state);
        },
      });
      if (!failure) all[file] = { ...all[file], [scenario.name]: outcome(scenario, ended) };
    }
  }
  return all;
}

const fileOf = (ruleset: string): string => `${root}${ruleset}.rules.json`;

export function readFingerprints(ruleset: string): Fingerprints | undefined {
  const file = fileOf(ruleset);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : undefined;
}

export function fingerprintsOf(game: Game): Fingerprints {
  const { ruleset, version } = game.rules;
  return { rules: version, schema: SCHEMA, tables: tablesOf(game), scenarios: outcomesOf(ruleset.id) };
}

export function writeFingerprints(ruleset: string, fingerprints: Fingerprints): void {
  writeFileSync(fileOf(ruleset), `${JSON.stringify(fingerprints, null, 1)}\n`);
}

/** Tables that are not those recorded. */
export function changedTables(
  was: Readonly<Record<string, string>>,
  is: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((part) => was[part] !== is[part]);
}

/** Whether something else came of the same case. */
export function cameOtherwise(was: string | undefined, is: string): boolean {
  return was !== undefined && was !== is && was.split(' ')[0] === is.split(' ')[0];
}

/** Scenarios of which something else comes than recorded. */
export function changedScenarios(was: Fingerprints['scenarios'], is: Fingerprints['scenarios']): string[] {
  return Object.entries(is).flatMap(([file, cases]) =>
    Object.entries(cases).flatMap(([name, now]) =>
      cameOtherwise(was[file]?.[name], now) ? [`${file}: "${name}"`] : [],
    ),
  );
}
