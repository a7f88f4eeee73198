import { checkAbility } from '../abilities/row.ts';
import { indexMap, type MapData, withoutCoasts, withRegions } from '../board/map.ts';
import { checkRow } from '../calamities/row.ts';
import { game } from '../kernel/turns.ts';
import { checkCites, checkContract } from './contract.ts';
import type { Card, Rules, Ruleset } from './types.ts';

function table<T extends { id: string }>(what: string, rows: readonly T[]): Map<string, T> {
  const byId = new Map<string, T>();
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`${what} ${row.id} twice`);
    byId.set(row.id, row);
  }
  return byId;
}

function get<T>(what: string, from: Map<string, T>, id: string): T {
  const found = from.get(id);
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
}

/** Makes a rule set ready to play on a map; what is missing, unknown or dangling fails here by its name. */
export function compile(ruleset: Ruleset, data: MapData): Rules {
  checkContract(ruleset);
  const advances = table('advance', ruleset.advances);
  const calamities = table('calamity', ruleset.calamities);
  const commodities = table('commodity', ruleset.commodities);
  const civilizations = table('civilization', ruleset.civilizations);
  const steps = table('step', [game, ...ruleset.steps]);
  const abilities = table('ability', ruleset.abilities);

  for (const [i, { version }] of ruleset.versions.entries())
    if (version !== i + 1)
      throw new Error(`version ${version} of ${ruleset.id} stands in the place of ${i + 1}`);
  if (ruleset.versions.length === 0) throw new Error(`${ruleset.id} has no version`);
  for (const id of [
    ...ruleset.setup,
    ...ruleset.turn,
    ...ruleset.unsettled,
    ...ruleset.calamities.map((c) => c.run),
  ])
    get('step', steps, id);
  for (const { id, calls = [] } of [...steps.values(), ...abilities.values()])
    for (const called of calls)
      if (!steps.has(called.id)) throw new Error(`no step ${called.id}, which ${id} calls`);
  checkCites(ruleset);
  for (const id of Object.values(ruleset.formerSteps ?? {})) get('step', steps, id);
  for (const a of ruleset.advances) {
    if (a.creditTo) get('advance', advances, a.creditTo.advance);
    for (const id of [...Object.keys(a.creditsTo ?? {}), ...(a.after ?? [])]) get('advance', advances, id);
    for (const e of a.effects) {
      if (!e.cite) throw new Error(`${a.id}: effect without citation`);
      if (e.effect === 'protect') get('advance', advances, e.against);
      if (e.effect === 'ability') {
        checkAbility(a.id, e, get('ability', abilities, e.run).terms);
        get('step', steps, e.when);
      }
    }
  }
  for (const c of ruleset.calamities) {
    const { harm, terms } = get('step', steps, c.run);
    if (!harm) throw new Error(`${c.id}: ${c.run} does not say what harm it does`);
    if (!terms) throw new Error(`${c.id}: ${c.run} does not say what it asks for`);
    checkRow(c, terms);
  }
  for (const c of ruleset.calamities)
    for (const m of c.modifiers) {
      get('advance', advances, m.has);
      if (!m.cite) throw new Error(`${c.id}: modifier without citation`);
    }

  const themes = table('theme', ruleset.shortGame?.themes ?? []);
  for (const theme of themes.values()) for (const id of theme.advances) get('advance', advances, id);
  for (const id of Object.values(ruleset.shortGame?.dealt ?? {}).flat()) get('theme', themes, id);

  const cards = new Map<string, Card>();
  const findCard = (id: string): Card | undefined => {
    const known = cards.get(id);
    if (known) return known;
    const [name = '', block] = id.split(':');
    const commodity = commodities.get(name);
    const calamity = calamities.get(name);
    let card: Card | undefined;
    if (id === ruleset.substituteCard)
      card = { id, name, stack: 0, block: undefined, commodity: { id, name: id, stack: 0, size: Infinity } };
    else if (commodity) card = { id, name, stack: commodity.stack, block, commodity };
    else if (calamity) card = { id, name, stack: calamity.stack, block, calamity };
    if (card && cards.size < 1000) cards.set(id, card);
    return card;
  };

  return {
    ruleset,
    version: ruleset.versions.length,
    map: indexMap(withRegions(withoutCoasts(data, ruleset.inland ?? []), ruleset.regions ?? {})),
    policies: ruleset.policies,
    numbers: ruleset.numbers,
    variants: ruleset.variants,
    advance: (id) => get('advance', advances, id),
    findAdvance: (id) => advances.get(id),
    calamity: (id) => get('calamity', calamities, id),
    civilization: (id) => get('civilization', civilizations, id),
    findCard,
    card(id) {
      const card = findCard(id);
      if (!card) throw new Error(`no card ${id}`);
      return card;
    },
    step: (id) => get('step', steps, id),
    ability: (id) => get('ability', abilities, id),
    spec: (kind) => ruleset.decisions[kind],
    cite(mechanism) {
      const cite = ruleset.cites[mechanism];
      if (cite === null) throw new Error(`${ruleset.id} has no rule for ${mechanism}`);
      return cite;
    },
  };
}
