import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { useTable } from '../table/context.ts';
import { SinceArrows, SincePlates } from './SinceOnMap.tsx';
import { Trails } from './Trails.tsx';

export interface OnMapProps {
  world: DrawnWorld;
  stand: Stand;
}

/** Under the pieces: the ways of those who act now, or of those who have. */
export function UnderPieces({ world, stand }: OnMapProps) {
  const { reel } = useTable();
  const film = reel.film.value;
  return film?.at.value ? (
    <Trails trails={film.trails.value} stand={stand} />
  ) : (
    <SinceArrows world={world} stand={stand} />
  );
}

export function OverPieces({ stand }: OnMapProps) {
  return <SincePlates stand={stand} />;
}
