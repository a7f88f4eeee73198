import type { AreaId } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { findAreas } from './find.ts';
import type { Stage } from './stage.ts';
import type { DrawnWorld } from './world.ts';

export interface BoardButtonsProps {
  stage: Stage;
  world: DrawnWorld;
  home: readonly AreaId[];
  /** Areas in play. */
  played: readonly AreaId[];
  /** Whether others' turns are being shown. */
  busy?: boolean;
  /** Whether the legend lies open, and what opens it or puts it away. */
  legend?: { open: boolean; toggle(): void };
}

export function BoardButtons({ stage, world, home, played, busy = false, legend }: BoardButtonsProps) {
  const say = text.value.map;
  const searching = useSignal(false);
  const typed = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searching.value) field.current?.focus();
  }, [searching.value]);
  // What is shown of the others' turns wants the keys, and the room.
  useEffect(() => {
    if (busy) searching.value = false;
  }, [busy]);
  const found = findAreas(world, typed.value);
  const go = (id: AreaId): void => {
    stage.visit([id]);
    searching.value = false;
    typed.value = '';
    document.querySelector<SVGElement>(`.area[data-area="${id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <div class="mapui buttons" data-still>
      <Button icon="plus" label={say.zoomIn} class="glass zoomer" onPress={() => stage.zoom(1.6)} />
      <Button icon="minus" label={say.zoomOut} class="glass zoomer" onPress={() => stage.zoom(1 / 1.6)} />
      <Button icon="globe" label={say.wholeWorld} class="glass" onPress={() => stage.whole(played)} />
      {home.length > 0 && (
        <Button icon="pin" label={say.myLands} class="glass" onPress={() => stage.visit(home)} />
      )}
      <Button
        icon="search"
        label={say.find}
        class="glass"
        pressed={searching.value}
        onPress={() => {
          searching.value = !searching.value;
        }}
      />
      {legend && (
        <Button
          icon="map"
          label={`${say.legend} (K)`}
          class="glass"
          pressed={legend.open}
          onPress={legend.toggle}
        />
      )}
      {searching.value && (
        <form
          class="finder glass"
          onFocusOut={(e) => {
            if (!e.currentTarget.contains(e.relatedTarget as Node | null)) searching.value = false;
          }}
          onSubmit={(e) => {
            e.preventDefault();
            if (found[0]) go(found[0].id);
          }}
        >
          <label class="field">
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              aria-label={say.find}
              placeholder={say.findHint}
              value={typed.value}
              onInput={(e) => {
                typed.value = e.currentTarget.value;
              }}
              onKeyDown={(e) => {
                if (e.key === 'Escape') searching.value = false;
              }}
            />
          </label>
          <ul>
            {found.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => go(id)}>
                  {name}
                </button>
              </li>
            ))}
            {typed.value.trim() !== '' && found.length === 0 && <li class="sm mute">{say.notFound}</li>}
          </ul>
        </form>
      )}
    </div>
  );
}
