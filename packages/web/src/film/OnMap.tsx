import { Gloom } from '../calamity/Gloom.tsx';
import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { useTable } from '../table/context.ts';
import { landOf } from './parts.ts';
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
  const beat = film?.at.value?.beat;
  if (beat?.calamity) return <Gloom world={world} land={landOf(beat.shots[0]!.open, beat.calamity)} />;
  return film && beat ? (
    <Trails trails={film.trails.value} stand={stand} />
  ) : (
    <SinceArrows world={world} stand={stand} />
  );
}

export function OverPieces({ stand }: OnMapProps) {
  return <SincePlates stand={stand} />;
}
