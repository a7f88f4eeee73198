import type { Calamity, Cite, Owner, Readers, Rules } from '@ochre/engine';
import { readWith } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import { callOf } from './victims.ts';

const cited = new WeakMap<Rules, ReadonlyMap<Cite, Calamity>>();

function index({ ruleset }: Rules): ReadonlyMap<Cite, Calamity> {
  const all = new Map<Cite, Calamity>();
  for (const calamity of ruleset.calamities) {
    const { cite, cites, modifiers } = calamity;
    for (const each of [cite, ...Object.values(cites), ...modifiers.map((m) => m.cite)])
      if (each) all.set(each, calamity);
  }
  return all;
}

/** The calamity that a rule is about. */
export function calamityOfRule(rules: Rules, cite: Cite): Calamity | undefined {
  if (!cited.has(rules)) cited.set(rules, index(rules));
  return cited.get(rules)!.get(cite);
}

/** Who loses something by what happened. */
const LOSERS: Readers<Owner | undefined> = {
  barbarianTokens: ({ from }) => from,
  cardBribed: ({ from }) => from,
  cardGiven: ({ from }) => from,
  cardsRobbed: ({ from }) => from,
  cardsDiscarded: ({ nation }) => nation,
  citiesAnnexed: ({ from }) => from,
  citiesDestroyed: ({ nation }) => nation,
  cityDestroyed: ({ nation }) => nation,
  cityReduced: ({ nation }) => nation,
  damageTaken: ({ nation }) => nation,
  markerBack: ({ nation }) => nation,
  pirateCities: ({ from }) => from,
  shipsLost: ({ nation }) => nation,
  tokensAnnexed: ({ from }) => from,
  treasuryLost: ({ nation }) => nation,
  unitsDestroyed: ({ nation }) => nation,
};

/** What somebody's loss comes from. */
export interface Cause {
  calamity: Calamity;
  loser: Owner;
  /** Whom it struck, and who named the one that loses, as far as the log reaches back. */
  victim?: Owner;
  by?: Owner;
}

/** By which calamity somebody lost something, and through whom. */
export function causeOf(rules: Rules, log: readonly LoggedEvent[], told: LoggedEvent): Cause | undefined {
  const loser = readWith(LOSERS, told.event);
  const calamity = loser === undefined ? undefined : calamityOfRule(rules, told.event.cite);
  if (loser === undefined || !calamity) return undefined;
  const calls = log.flatMap((logged) => {
    const call = logged.turn === told.turn && logged.seq < told.seq ? callOf(logged) : undefined;
    return call?.calamity === calamity.id ? call.victims : [];
  });
  const mine = calls.filter(({ nation }) => nation === loser);
  if (mine.some(({ as }) => as === 'primary')) return { calamity, loser, victim: loser };
  const by = mine.findLast((victim) => victim.by !== undefined)?.by;
  const struck = calls.filter(({ as }) => as === 'primary');
  const victim = struck.some(({ nation }) => nation === by) ? by : struck.at(-1)?.nation;
  return { calamity, loser, ...(victim !== undefined && { victim }), ...(by !== undefined && { by }) };
}
