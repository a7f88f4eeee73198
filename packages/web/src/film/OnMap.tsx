import type { AreaId } from '@ochre/engine';
import { Gloom } from '../calamity/Gloom.tsx';
import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';
import { useTable } from '../table/context.ts';
import { landOf } from './cutter.ts';
import { Signposts } from './Signposts.tsx';
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

export interface OverProps extends OnMapProps {
  /** Areas that are told of, and have no room for their names. */
  unnamed: readonly AreaId[];
}

/** Over the pieces: what changed, and what is told of. */
export function OverPieces({ world, stand, unnamed }: OverProps) {
  return (
    <>
      <SincePlates stand={stand} />
      <Signposts world={world} stand={stand} areas={unnamed} />
    </>
  );
}
