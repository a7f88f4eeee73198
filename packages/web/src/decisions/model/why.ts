import type { Calamity, Decision, DecisionOf, Kind, NationId } from '@ochre/engine';
import { detailOf, nation, type Part, type Purpose, value, type Word } from '@ochre/engine/query';
import { calamityOfRule } from '../../calamity/cause.ts';
import { rolesIn } from '../../calamity/roles.ts';
import { sumOf } from '../../calamity/sum.ts';
import { callOf } from '../../calamity/victims.ts';
import { harmOf } from '../../effects/calamity.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { signed } from '../../ui/signed.ts';
import { calamityOf } from '../parts/calamity.tsx';
import { isLost } from './asked.ts';
import { nationName } from './names.ts';
import { revoltOf } from './revolt.ts';
import { boardTokens, supportOf } from './support.ts';

// Why something is asked: what happened, and what hangs on the answer.

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

/** Questions about what the card says of its victim. */
const BY_THE_CARD: ReadonlySet<Kind> = new Set<Kind>([
  'takeDamage',
  'reduceCities',
  'chooseCities',
  'chooseNations',
  'orderLosses',
  'discardCards',
  'pickUnits',
  'selectUnits',
]);

/** What the card does to me as its victim, and what that comes to with my advances. */
function byTheCard(session: Session, decision: Decision, calamity: Calamity): string | undefined {
  const { owner, kind } = decision;
  if (!BY_THE_CARD.has(kind) || purposeOf(decision) !== calamity.id) return undefined;
  const { open } = session.view.value;
  const struck = session.log.value.findLast(
    ({ turn, event }) =>
      turn === open.turn &&
      event.type === 'calamityRevealed' &&
      event.open.calamity === calamity.id &&
      event.open.nation === owner,
  )?.event;
  if (struck?.type !== 'calamityRevealed') return undefined;
  const sight = session.sight();
  const { block } = session.rules.findCard(struck.open.card) ?? {};
  const foreign = block !== undefined && block !== nation(sight, owner).block;
  const { printed, total, advances, added } = sumOf(sight, owner, calamity, 'primary', foreign);
  const harm = harmOf(calamity);
  if (total === undefined || total === printed) return harm;
  const say = text.value.decisions.whys;
  const parts = advances
    .filter(({ held }) => held)
    .map(({ label, n }) => (n === undefined ? label : `${label} ${signed(n)}`));
  const other = added > 0 ? [say.foreign(signed(added))] : [];
  return `${harm} ${say.sum(total, text.value.ui.list([...other, ...parts]))}`;
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
  const revolt =
    purpose && revoltOf(session.sight(), session.log.value, owner, calamityOf(session.rules, purpose), []);
  if (revolt && decision.kind === 'reduceCities')
    return say.revolt(revolt.bound, revolt.usable, revolt.cities, revolt.needed);
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
  const { kinds, words, parts, othersCity, lost } = text.value.decisions.whys;
  const purpose = purposeOf(decision);
  const own = reckoned(session, decision) ?? words[purpose as keyof typeof words & Word];
  const other = decision.kind === 'chooseCities' && !ownCities(decision);
  const hangs =
    own ??
    (purpose?.includes('.') ? parts[detailOf(purpose) as Part] : undefined) ??
    (isLost(session.rules, decision) ? lost : other ? othersCity : kinds[decision.kind]);
  const calamity =
    (purpose && calamityOf(session.rules, purpose)) ?? calamityOfRule(session.rules, decision.cite);
  const happened = calamity && struckBy(session, decision, calamity);
  const card = own || other || !calamity ? undefined : byTheCard(session, decision, calamity);
  return happened === undefined ? hangs : `${happened} ${card ?? hangs}`;
}
