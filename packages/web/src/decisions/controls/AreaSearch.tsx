import type { AreaId, Rules } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { text } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { areaName } from '../model/names.ts';

const SHOWN = 8;

/** Areas by name, for lists too long to read. */
export function AreaSearch({
  rules,
  among,
  onPick,
}: {
  rules: Rules;
  among: readonly AreaId[];
  onPick(area: AreaId): void;
}) {
  const say = text.value.decisions;
  const sought = useSignal('');
  const words = sought.value.trim().toLowerCase();
  const found = words ? among.filter((a) => areaName(rules, a).toLowerCase().includes(words)) : [];
  return (
    <div class="card dp-search">
      <label class="field">
        <Icon name="search" />
        <input
          type="search"
          aria-label={say.findArea}
          placeholder={say.findArea}
          value={sought.value}
          onInput={(e) => {
            sought.value = e.currentTarget.value;
          }}
        />
      </label>
      {found.slice(0, SHOWN).map((area) => (
        <button key={area} type="button" class="opt" onClick={() => onPick(area)}>
          <Icon name="pin" />
          <span class="tx">
            <b>{areaName(rules, area)}</b>
            <small>{say.limit(rules.map.area(area).limit ?? 0)}</small>
          </span>
        </button>
      ))}
      {words !== '' && found.length === 0 && <p class="sm mute pad">{say.nothingFound}</p>}
    </div>
  );
}
