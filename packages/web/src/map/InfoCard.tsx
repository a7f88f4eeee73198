import type { Owner } from '@ochre/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { NationBadge } from '../ui/NationBadge.tsx';

/** All about an area, ready to be shown. */
export interface Info {
  title: string;
  facts: string[];
  here: { owner: Owner; words: string }[];
  byLand: string[];
  byWater: string[];
}

const GAP = 14;

export function InfoCard({
  info,
  at,
  pane,
}: {
  info: Info;
  at: { x: number; y: number };
  pane: RefObject<HTMLElement | null>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const say = text.value.map;
  useLayoutEffect(() => {
    const card = ref.current!;
    const room = pane.current!.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const left =
      at.x - room.left + GAP + width > room.width ? at.x - room.left - GAP - width : at.x - room.left + GAP;
    const top = Math.min(at.y - room.top + GAP, room.height - height - GAP);
    card.style.left = `${Math.max(4, left)}px`;
    card.style.top = `${Math.max(4, top)}px`;
  });
  return (
    <div class="infocard glass" ref={ref} role="tooltip">
      <h4>{info.title}</h4>
      {info.facts.length > 0 && <p class="sm sec">{info.facts.join(' · ')}</p>}
      {info.here.map(({ owner, words }) => (
        <p key={owner} class="row sm">
          <NationBadge nation={owner} size={18} />
          {words}
        </p>
      ))}
      {info.byLand.length > 0 && (
        <p class="xs">
          <b>{say.byLand}</b> {info.byLand.join(', ')}
        </p>
      )}
      {info.byWater.length > 0 && (
        <p class="xs">
          <b>{say.byWater}</b> {info.byWater.join(', ')}
        </p>
      )}
    </div>
  );
}
