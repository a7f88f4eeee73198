import type { Owner } from '@ochre/engine';
import { Fragment, type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Explained } from '../explain/attribute.ts';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';

/** Something about an area, and the word that explains it. */
export interface AreaFact {
  words: string;
  explain?: Explained;
}

/** All about an area, ready to be shown. */
export interface Info {
  title: string;
  facts: AreaFact[];
  here: { owner: Owner; words: string }[];
  /** Who could come there. */
  threats: { owner: Owner; words: string }[];
  byLand: string[];
  byWater: string[];
}

const GAP = 14;
/** Over the strip of the track. */
const CORNER = { left: 10, bottom: 66 };

export interface InfoCardProps {
  info: Info;
  at: { x: number; y: number };
  pane: RefObject<HTMLElement | null>;
  /** Share of the pane that a sheet covers from below. */
  covered: number;
  /** In the corner, clear of the areas around. */
  aside?: boolean;
  /** Puts the card away that a finger asked for, by its x or by pressing anything else; one under the pointer goes by itself. */
  onClose?(): void;
}

export function InfoCard({ info, at, pane, covered, aside, onClose }: InfoCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const say = text.value.map;
  useLayoutEffect(() => {
    const card = ref.current!;
    const room = pane.current!.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    if (aside && !onClose) {
      card.style.left = `${CORNER.left}px`;
      card.style.top = `${room.height * (1 - covered) - height - CORNER.bottom}px`;
      return;
    }
    const [x, y] = [at.x - room.left, at.y - room.top];
    const left = x + GAP + width > room.width ? x - GAP - width : x + GAP;
    const top = Math.min(y + GAP, room.height * (1 - covered) - height - GAP);
    card.style.left = `${Math.max(4, left)}px`;
    card.style.top = `${Math.max(4, top)}px`;
  });
  const asked = onClose !== undefined;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!asked) return;
    const heed = ({ target }: PointerEvent): void => {
      if (!ref.current!.contains(target as Node)) close.current?.();
    };
    addEventListener('pointerdown', heed, true);
    return () => removeEventListener('pointerdown', heed, true);
  }, [asked]);
  return (
    <div
      class={onClose ? 'infocard glass touched' : 'infocard glass'}
      ref={ref}
      {...(onClose ? { role: 'status', 'data-still': true } : { role: 'tooltip' })}
    >
      <b class="disp title">{info.title}</b>
      {onClose && <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={onClose} />}
      {info.facts.length > 0 && (
        <p class="sm sec">
          {info.facts.map(({ words, explain }, i) => (
            <Fragment key={words}>
              {i > 0 && ' · '}
              <span data-explain={explain}>{words}</span>
            </Fragment>
          ))}
        </p>
      )}
      {onClose && info.here.length === 0 && <p class="sm sec">{say.empty}</p>}
      {info.here.map(({ owner, words }) => (
        <p key={owner} class="row sm">
          <NationBadge nation={owner} size={18} />
          {words}
        </p>
      ))}
      {info.threats.map(({ owner, words }) => (
        <p key={owner} class="row sm neg">
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
