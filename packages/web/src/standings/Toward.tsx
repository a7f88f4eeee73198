import type { AreaId, NationId } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import { eventWords } from '../log/words.ts';
import type { Session } from '../session/session.ts';
import { nameOf, positionOf } from '../table/model.ts';
import { faceName } from '../ui/faces.ts';
import { Icon } from '../ui/Icon.tsx';
import { affordable } from './learning.ts';
import { type Cost, type Dealing, relationOf } from './relations.ts';
import { threatOf } from './threats.ts';

interface Pair {
  session: Session;
  they: NationId;
  me: NationId;
}

const DEALINGS = 5;
const AREAS = 4;
const AFFORDED = 6;

function costWords({ cities = 0, tokens = 0, cards = 0 }: Cost): string {
  const say = standings.value.cost;
  const parts = [
    cities > 0 && say.cities(cities),
    tokens > 0 && say.tokens(tokens),
    cards > 0 && say.cards(cards),
  ];
  return parts.filter(Boolean).join(', ');
}

function dealingWords(session: Session, { logged: { event }, calamity }: Dealing, me: NationId): string {
  const say = standings.value;
  if (calamity) return say.gave(faceName(session.rules.card(calamity.card)), calamity.among);
  const mine = event.type === 'traded' ? event.own?.[me] : undefined;
  return mine ? say.traded(mine.gave.length, mine.got.length) : eventWords(session.rules, event, me);
}

/** What it did to me, each with its cost. */
export function Between({ session, they, me }: Pair) {
  const say = standings.value;
  const { dealings, spoke, kept } = relationOf(session.rules, session.log.value, they, me);
  return (
    <section>
      <h3 class="eyebrow">
        {say.andYou(nameOf(session, they))} {spoke > 0 && <b>{say.kept(kept, spoke)}</b>}
      </h3>
      {dealings.length === 0 && <p class="how">{say.nothing}</p>}
      <ul class="dealings">
        {dealings.slice(0, DEALINGS).map((dealing) => {
          const { turn, seq } = dealing.logged;
          const cost = costWords(dealing.cost);
          return (
            <li key={seq}>
              <i>{text.value.table.turn(turn)}</i>
              <span>{dealingWords(session, dealing, me)}</span>
              {cost ? <b class="neg">{cost}</b> : dealing.calamity && <Icon name="warn" class="neg" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function areaNames(session: Session, areas: readonly AreaId[]): string {
  const { ui, events } = text.value;
  const names = areas.map((id) => session.rules.map.area(id).name);
  const more = names.length - AREAS;
  return ui.list(more > 0 ? [...names.slice(0, AREAS), events.parts.andMore(more)] : names);
}

/** What it could bring to my areas this turn. */
export function Threats({ session, they, me }: Pair) {
  const say = standings.value;
  const { byLand, byShip, siege } = threatOf(positionOf(session, session.view.value), they, me);
  const words = [
    byShip.areas.length > 0 && say.byShip(byShip.ships, areaNames(session, byShip.areas), byShip.tokens),
    byLand.areas.length > 0 && say.byLand(areaNames(session, byLand.areas), byLand.tokens),
  ].filter((w): w is string => typeof w === 'string');
  if (words.length === 0) return <section class="calm how">{say.noThreat(nameOf(session, they))}</section>;
  return (
    <section class="threat">
      <Icon name="warn" size={20} />
      <p>
        {words.map((w, i) => (
          <span key={w}>
            <b>{w}</b>
            {i < words.length - 1 ? '. ' : ''}
          </span>
        ))}
        ; {say.siege(siege)}.
      </p>
    </section>
  );
}

/** What hand and treasury would buy now. */
export function Afford({ session, me }: { session: Session; me: NationId }) {
  const say = standings.value;
  const { budget, within, next } = affordable(session.sight(), me);
  const shown = within.slice(0, AFFORDED);
  const name = (id: string): string => session.rules.advance(id).name;
  return (
    <section>
      <h3 class="eyebrow">
        {say.afford} <b>{say.budget(budget)}</b>
      </h3>
      {within.length === 0 && <p class="how">{next ? say.affordNone(next.price) : say.nothingForSale}</p>}
      <ul class="afford">
        {shown.map(({ id, price }) => (
          <li key={id} class={`g-${session.rules.advance(id).groups[0]}`}>
            {name(id)} <b>{price}</b>
          </li>
        ))}
        {within.length > shown.length && <li class="how">{say.affordMore(within.length - shown.length)}</li>}
      </ul>
      {within.length > 0 && next && (
        <p class="how">{say.affordNext(name(next.id), next.price, next.price - budget)}</p>
      )}
    </section>
  );
}
