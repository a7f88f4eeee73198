import type { Said, Wrong } from '@ochre/bots';
import type { NationId, Offer } from '@ochre/engine';
import { market } from '../../i18n/market.ts';
import { Button } from '../../ui/Button.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { silent } from '../model/answers.ts';
import { areaName, cardName, nationName } from '../model/names.ts';
import { calamityOf } from '../parts/calamity.tsx';
import type { Desk } from './desk.ts';

/** What somebody made of my offer. */
export interface AnswerLine {
  nation: NationId;
  words: string;
  /** What it has not forgotten. */
  reproach?: string;
  /** A counter-offer to look at. */
  offer?: Offer;
}

function saidWords(desk: Desk, offer: Offer, { says, good = '', n, gives = [] }: Said): string {
  const say = market.value;
  const { rules } = desk.session;
  const name = cardName(rules, good);
  const given = gives.map((one) => cardName(rules, one));
  const shown = offer.gives.names.filter((one) => one === good).length;
  const words: Record<Said['says'], string> = {
    tooFew: say.tooFewCards,
    cannotPay: say.cannotPay,
    collects: say.collectsGood(name),
    noneToSpare: say.noneToSpare(name, n ?? 0),
    distrusts: say.distrusts,
    wants: say.wantsGood(name, n ?? 1, given, shown),
    leads: say.leads,
    tooLittle: say.tooLittle,
  };
  return words[says];
}

/** What it reproaches me with, in its own words. */
function reproachOf({ session: { rules } }: Desk, recalls: Wrong): string {
  const say = market.value.recalls;
  switch (recalls.wrong) {
    case 'word':
      return say.word;
    case 'calamity':
      return say.calamity(cardName(rules, recalls.card));
    case 'city':
      return say.city(areaName(rules, recalls.area));
    case 'victim':
      return say.victim(calamityOf(rules, recalls.calamity)?.name ?? recalls.calamity);
  }
}

/** Counter-offers first, then reasons in the order they came. */
export function answersTo(desk: Desk, offer: Offer): AnswerLine[] {
  const say = market.value;
  const { session } = desk;
  const { rules } = session;
  const { turn } = session.view.value.open;
  const counters = session.sight().own.offers.filter((o) => o.replyTo === offer.id);
  const lines: AnswerLine[] = counters.map((counter) => {
    const names = counter.gives.names.slice(0, desk.trueNames).map((n) => cardName(rules, n));
    return {
      nation: counter.from,
      words: say.counters(names.length > 0 ? names.join(', ') : say.anyCards),
      offer: counter,
    };
  });
  for (const said of session.said?.value ?? [])
    if (said.turn === turn && said.offer === offer.id && !lines.some((l) => l.nation === said.by))
      lines.push({
        nation: said.by,
        words: saidWords(desk, offer, said),
        ...(said.recalls && { reproach: reproachOf(desk, said.recalls) }),
      });
  return lines;
}

/** Bots that may still say something. */
function thinking({ session }: Desk, offer: Offer): NationId[] {
  if (!session.said) return [];
  const seats = session.seats.value;
  return silent(session, offer).filter((id) => seats[id]?.kind === 'bot');
}

/** Answers to my offer, one by one as they come. */
export function Answers({ desk, offer }: { desk: Desk; offer: Offer }) {
  const say = market.value;
  const { rules } = desk.session;
  const lines = answersTo(desk, offer);
  const left = thinking(desk, offer).map((id) => nationName(rules, id));
  const note = left.length > 0 && left.length <= 4 ? say.thinks(left) : say.answered(lines.length);
  return (
    <section class="card mt-answers" aria-label={say.answers}>
      <header>
        <b>{say.answers}</b>
        <small class="sec">{note}</small>
      </header>
      {lines.length === 0 && <p class="sm mute">{say.answersNote}</p>}
      <ul aria-live="polite">
        {lines.map(({ nation, words, reproach, offer: counter }) => (
          <li key={nation}>
            <NationBadge nation={nation} size={24} />
            <span class="sp">
              <b>{nationName(rules, nation)}</b> {words}
              {reproach !== undefined && <q>{reproach}</q>}
            </span>
            {counter && (
              <Button size="sm" onPress={() => desk.open(counter)}>
                {say.see}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
