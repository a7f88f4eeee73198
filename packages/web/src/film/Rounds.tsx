import type { AreaId, Owner } from '@ochre/engine';
import { areaName } from '../decisions/model/names.ts';
import { filmWords } from '../i18n/film.ts';
import type { Sides } from '../live/effects.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import './rounds.css';

export interface Fought {
  area: AreaId;
  sides: Sides;
}

const leftOf = ({ had, lost }: Sides[Owner], round = Number.POSITIVE_INFINITY): number =>
  had - Math.min(round, lost);

/** In each round everybody who still has to lose a token loses one. */
export const roundsIn = (sides: Sides): number => Math.max(...Object.values(sides).map(({ lost }) => lost));

/** A nation's name, none for the one who looks. */
const named = (session: Session, id: Owner): string | undefined =>
  id === myNation(session.view.value) ? undefined : nameOf(session, id);

/** What a conflict came to, in one sentence. */
export function outcome(session: Session, { area, sides }: Fought): string {
  const say = filmWords.value.fights;
  const place = areaName(session.rules, area);
  const left = Object.entries(sides).filter(([, side]) => leftOf(side) > 0);
  const [first] = left;
  if (!first) return say.empty(place);
  if (left.length > 1)
    return say.shared(
      left.map(([id]) => named(session, id)),
      place,
    );
  const [id, side] = first;
  const me = myNation(session.view.value);
  const driven = me !== undefined && me !== id && Object.hasOwn(sides, me);
  return driven
    ? say.driven(place, nameOf(session, id), leftOf(side))
    : say.held(named(session, id), place, leftOf(side));
}

/** Everybody before and after, in figures; while it is to come, as they meet. */
export const figures = (session: Session, { sides }: Fought, over = true): string =>
  Object.entries(sides)
    .map(([id, side]) =>
      filmWords.value.fights.figure(named(session, id), side.had, over ? leftOf(side) : undefined),
    )
    .join(', ');

/** A conflict round by round: who stands, who has fallen. */
export function Rounds({ session, fought, ms = 0 }: { session: Session; fought: Fought; ms?: number }) {
  const say = filmWords.value.fights;
  const sides = Object.entries(fought.sides);
  const last = roundsIn(fought.sides);
  const words = (round: number): string => {
    if (round === 0) return figures(session, fought, false);
    const who = (is: (side: Sides[Owner]) => boolean) =>
      sides.flatMap(([id, side]) => (is(side) ? [named(session, id)] : []));
    return say.round(
      round,
      who(({ lost }) => lost >= round),
      who((side) => leftOf(side, round) === 0 && leftOf(side, round - 1) > 0),
    );
  };
  return (
    <ol class="rounds card">
      {Array.from({ length: last + 1 }, (_, round) => (
        <li
          key={round}
          style={ms > 0 ? { animationDelay: `${(ms * (round - 1)) / last}ms` } : {}}
          class={ms > 0 && round > 0 ? 'comes' : ''}
        >
          <b>{round === 0 ? say.start : say.nth(round)}</b>
          <span class="dots" aria-hidden="true">
            {sides.map(([id, side]) => (
              <span key={id}>
                {Array.from({ length: side.had }, (_, i) => (
                  <NationBadge key={i} nation={id} size={16} faded={i >= leftOf(side, round)} />
                ))}
              </span>
            ))}
          </span>
          <small>{words(round)}</small>
        </li>
      ))}
    </ol>
  );
}
