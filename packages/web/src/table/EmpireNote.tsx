import { useLayoutEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import type { Empire } from '../map/empire.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';

/** Whose empire lies on the map, in words and numbers, and the way out. */
export function EmpireNote({ empire, name, onClose }: { empire: Empire; name: string; onClose(): void }) {
  const say = text.value.map.empire;
  useLayoutEffect(() => {
    const leave = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') onClose();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div class="empirenote glass" data-still role="status">
      <NationBadge nation={empire.owner} size={26} />
      <span>
        <b>{name}</b>
        <small>
          <i class="key held" /> {say.held(empire.held.size)} <i class="key reach" />{' '}
          {say.reach(empire.reach.size)} <i class="key risk" /> {say.risk(empire.risk.size)}
        </small>
      </span>
      <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={onClose} />
    </div>
  );
}
