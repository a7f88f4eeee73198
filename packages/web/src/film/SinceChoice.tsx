import { filmWords } from '../i18n/film.ts';
import { LAYERS } from '../live/sinceLayer.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';

/** How much of what happened stays on the map, and the way to see it again. */
export function SinceChoice({
  onMap = false,
}: {
  /** Whether it lies on the map, which then needs no name. */ onMap?: boolean;
}) {
  const { layer, reel } = useTable();
  const say = filmWords.value.layer;
  return (
    <>
      {!onMap && (
        <span class="sec sm nw" aria-hidden="true">
          {say.onMap}
        </span>
      )}
      <Segmented
        label={say.choose}
        value={layer.which.value}
        options={LAYERS.map((id) => ({ id, label: say.which[id] }))}
        onChange={(id) => {
          layer.which.value = id;
        }}
      />
      {reel.last.value.length > 0 && (
        <Button
          kind="ghost"
          size="sm"
          icon="play"
          {...(onMap && { label: say.again })}
          onPress={() => reel.again()}
        >
          {!onMap && say.again}
        </Button>
      )}
    </>
  );
}
