import type { Owner } from '@ochre/engine';
import { emblemOf, lookOf } from './nations.ts';

export interface NationBadgeProps {
  nation: Owner;
  size?: number;
  /** Greyed: left the game, or has finished. */
  faded?: boolean;
  label?: string;
}

/** Colour and emblem of a nation in a disc. */
export function NationBadge({ nation, size = 24, faded, label }: NationBadgeProps) {
  const { fill, ink } = lookOf(nation);
  return (
    <span
      class={faded ? 'nb faded' : 'nb'}
      data-nation={nation}
      data-explain="nation"
      style={{ width: `${size}px`, height: `${size}px`, background: fill, color: ink }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={emblemOf(nation)} />
      </svg>
    </span>
  );
}
