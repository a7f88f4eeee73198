import type { Calamity, CalamityId, Decision, DecisionOf, Kind, NationId } from '@ochre/engine';
import { detailOf, nation, type Part, type Purpose, value, type Word } from '@ochre/engine/query';
import { rolesIn } from '../../calamity/roles.ts';
import { callOf } from '../../calamity/victims.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { calamityOf } from '../parts/calamity.tsx';
import { nationName } from './names.ts';
import { boardTokens, supportOf } from './support.ts';

// Why something is asked: what happened, and what hangs on the answer.

/** Questions that a calamity asks without saying which. */
const UNNAMED = new Set<string>(['ransom', 'ransomCards', 'preventSteps']);

/** The calamity that struck somebody last this turn. */
function strikes({ log, view }: Session, who: NationId): CalamityId | undefined {
  for (const { turn, event } of log.value.toReversed())
    if (turn === view.value.open.turn && event.type === 'calamityRevealed' && event.open.nation === who)
      return event.open.calamity;
  return undefined;
}

/** What happened: the calamity, and what I have to do with it. */
function struckBy(session: Session, decision: Decision, calamity: Calamity): string | undefined {
  const say = text.value.decisions.whys.struck;
  const me = decision.owner;
  const { turn } = session.view.value.open;
  const name = (id: NationId): string => nationName(session.rules, id);
  const calls = session.log.value.flatMap((logged) => {
    const call = logged.turn === turn ? callOf(logged) : undefined;
    return call?.calamity === calamity.id ? call.victims : [];
  });
  const mine = calls.filter((victim) => victim.nation === me);
  if (mine.some(({ as }) => as === 'primary')) return say.you(calamity.name);
  const by = mine.find((victim) => victim.by !== undefined)?.by;
  if (by !== undefined) return say.named(calamity.name, name(by));
  const struck = calls.findLast(({ as }) => as === 'primary');
  if (!struck) return undefined;
  const victim = name(struck.nation);
  const role = rolesIn(session.log.value, session.view.value.open, calamity.id, me).get(me);
  if (role === 'beneficiary') return say.gain(calamity.name, victim);
  if (role === 'giver') return say.gave(calamity.name, victim);
  const loses = ['takeDamage', 'reduceCities'].includes(decision.kind) || ownCities(decision);
  return loses ? say.reached(calamity.name, victim) : say.other(calamity.name, victim);
}

const ownCities = (decision: Decision): boolean =>
  decision.kind === 'chooseCities' && decision.ask.of === decision.owner;

/** Purposes whose reason has numbers and names in it. */
function reckoned(session: Session, decision: Decision): string | undefined {
  const say = text.value.decisions.whys;
  const { owner } = decision;
  const purpose = purposeOf(decision);
  if (purpose === 'support') {
    const sight = session.sight();
    const { cities, needed, tokens } = supportOf(
      sight,
      owner,
      boardTokens(sight, owner),
      nation(sight, owner).cities.length,
    );
    return say.support(value(sight, owner, 'supportRate'), cities, needed, tokens);
  }
  if (purpose === 'taxRevolt')
    return decision.kind === 'chooseCities'
      ? say.taxRevolt(nationName(session.rules, decision.ask.of))
      : say.taxRevoltOwn;
  if (purpose !== 'theme') return undefined;
  for (const { event } of session.log.value.toReversed())
    if (event.type === 'themeRevealed' && event.open.nation === owner) {
      const { theme, advances } = event.open;
      return say.theme(theme, text.value.ui.list(advances.map((id) => session.rules.advance(id).name)));
    }
  return undefined;
}

const purposeOf = ({ ask }: Decision): Purpose | undefined => (ask as { purpose?: Purpose }).purpose;

/** What happened that this is asked, and what hangs on the answer. */
export function whyAsked(session: Session, asked: DecisionOf<Kind>): string {
  const decision = asked as Decision;
  const { kinds, words, parts, othersCity } = text.value.decisions.whys;
  const purpose = purposeOf(decision);
  const own = reckoned(session, decision) ?? words[purpose as keyof typeof words & Word];
  const other = decision.kind === 'chooseCities' && !ownCities(decision);
  const hangs =
    own ??
    (purpose?.includes('.') ? parts[detailOf(purpose) as Part] : undefined) ??
    (other ? othersCity : kinds[decision.kind]);
  const id = UNNAMED.has(purpose ?? decision.kind) ? strikes(session, decision.owner) : purpose;
  const calamity = id === undefined ? undefined : calamityOf(session.rules, id);
  const happened = calamity && struckBy(session, decision, calamity);
  return happened === undefined ? hangs : `${happened} ${hangs}`;
}
