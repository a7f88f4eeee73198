import type { Counts } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { evenly, sum } from '../model/counts.ts';
import { areaName } from '../model/names.ts';
import type { ControlProps } from '../parts/drafts.ts';
import type { Line } from '../parts/rows.tsx';
import { PlaceCounts } from './PlaceCounts.tsx';

export function PlaceTokens({ session, decision, board }: ControlProps<'placeTokens'>) {
  const say = text.value.decisions;
  const { place, room } = session.choices(decision) as { place: number; room: Counts };
  if (decision.ask.from !== undefined) return March({ session, decision, board });
  if (decision.ask.purpose === 'hire') return Hire({ session, decision, board });
  const { stock } = nation(session.sight(), decision.owner);
  const expansion = decision.ask.purpose === 'expansion';
  const notes: Line[] =
    expansion && stock.tokens === place ? [{ icon: 'warn', tone: 'loss', text: say.place.stockEmpty }] : [];
  return (
    <PlaceCounts
      session={session}
      decision={decision}
      board={board}
      eyebrow={expansion ? say.eyebrow.expansion : say.eyebrow.setup}
      title={expansion ? say.place.expansion(place, sum(room)) : say.place.start(place)}
      room={room}
      due={place}
      confirm={say.place.confirm}
      notes={notes}
      growth={expansion}
      even={(budget) => evenly(room, session.rules.map.sorted(Object.keys(room)), budget)}
    />
  );
}

/** Tokens for the time of movement and conflict, out of treasury. */
function Hire({ session, decision, board }: ControlProps<'placeTokens'>) {
  const say = text.value.civx;
  const { place, room } = session.choices(decision) as { place: number; room: Counts };
  return (
    <PlaceCounts
      session={session}
      decision={decision}
      board={board}
      eyebrow={say.hireEyebrow}
      title={say.hireTitle(place)}
      room={room}
      due={place}
      confirm={say.hireConfirm}
      upTo
      notes={[]}
    />
  );
}

/** Barbarians of an area, led by the one who is asked: they may stay, or those too many must go on. */
function March({ session, decision, board }: ControlProps<'placeTokens'>) {
  const say = text.value.dawn;
  const { place, room } = session.choices(decision) as { place: number; room: Counts };
  const { upTo, from } = decision.ask;
  const area = areaName(session.rules, from!);
  return (
    <PlaceCounts
      session={session}
      decision={decision}
      board={board}
      eyebrow={say.eyebrow}
      title={upTo ? say.march(place, area) : say.moveOn(place, area)}
      room={room}
      due={place}
      confirm={say.marchConfirm}
      upTo={upTo === true}
      notes={[]}
    />
  );
}

export function Relocate({ session, decision, board }: ControlProps<'relocate'>) {
  const say = text.value.decisions;
  const { move, room, least } = session.choices(decision) as { move: number; room: Counts; least: Counts };
  const notes = Object.entries(least).map(
    ([area, n]): Line => ({ icon: 'pin', text: text.value.bargain.least(n, areaName(session.rules, area)) }),
  );
  const from = say.list(Object.keys(decision.ask.from).map((a) => areaName(session.rules, a)));
  return (
    <PlaceCounts
      session={session}
      decision={decision}
      board={board}
      eyebrow={say.eyebrow.other}
      title={say.place.relocate(move)}
      lead={say.place.leave(from)}
      room={room}
      due={move}
      confirm={say.place.confirmMove}
      notes={notes}
    />
  );
}
