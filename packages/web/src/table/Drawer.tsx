import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { DRAWERS, type DrawerPage, useTable } from './context.ts';
import { LogPanel } from './LogPanel.tsx';
import { Nations } from './Nations.tsx';
import { HandView } from './PhoneViews.tsx';

/** Log, table and hand over the map, where there is no column for them. */
export function Drawer({ page }: { page: DrawerPage }) {
  const { board } = useTable();
  const say = text.value.table;
  const ref = useRef<HTMLElement>(null);
  const close = (): void => {
    board.drawer.value = undefined;
  };
  const names = { log: say.log, table: say.tabs.table, hand: say.hand };
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || e.defaultPrevented || document.querySelector('dialog[open], [role=dialog]'))
        return;
      e.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside class="drawer" ref={ref} tabIndex={-1} aria-label={names[page]}>
      <header class="row">
        <Segmented
          label={say.places}
          value={page}
          options={DRAWERS.map((id) => ({ id, label: names[id] }))}
          onChange={(id) => {
            board.drawer.value = id;
          }}
        />
        <span class="sp" />
        <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={close} />
      </header>
      {page === 'log' ? (
        <LogPanel />
      ) : page === 'hand' ? (
        <HandView />
      ) : (
        <div class="page scroll">
          <Button
            icon="laurel"
            shortcut="v"
            onPress={() => {
              close();
              board.standings.value = 'points';
            }}
          >
            {say.openStandings}
          </Button>
          <Nations />
        </div>
      )}
    </aside>
  );
}
