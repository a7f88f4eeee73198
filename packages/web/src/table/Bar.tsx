import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, Mark } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { cycleTheme, theme } from '../ui/theme.ts';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { myNation, nameOf } from './model.ts';

function Describe() {
  const { session } = useTable();
  const { table, front } = text.value;
  const { config, open } = session.view.value;
  const parts = [
    session.rules.ruleset.name,
    front.sides[config.side ?? ''] ?? '',
    table.nationsCount(Object.keys(open.nations).length),
  ];
  return <span class="mute sm nw ell">{parts.filter(Boolean).join(' · ')}</span>;
}

export function Bar() {
  const { session } = useTable();
  const { table, ui } = text.value;
  const view = session.view.value;
  const me = myNation(view);
  const seats = Object.values(session.seats.value);
  const bots = seats.filter((s) => s.kind === 'bot').length;
  const people = seats.filter((s) => s.kind !== 'bot' && s.online).length;
  if (layout.value === 'phone')
    return (
      <header class="bar phone">
        <a href="#/" aria-label={table.leaveTable}>
          <Mark size={26} />
        </a>
        <span class="sp ell">
          <b>{session.title}</b>
          <small class="mute">
            {[view.open.turn > 0 && table.turn(view.open.turn), me && nameOf(session, me)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <Button kind="ghost" icon="gear" label={`${table.theme}: ${ui[theme.value]}`} onPress={cycleTheme} />
        {me && <NationBadge nation={me} size={34} label={nameOf(session, me)} />}
      </header>
    );
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label={table.leaveTable}>
        <Mark />
        <span class="word">Ochre</span>
      </a>
      <span class="sep" />
      <b class="nw">{session.title}</b>
      <Describe />
      <span class="sp" />
      <span class="row sm nw">
        <i class="dot" />
        {people > 1 ? `${table.people(people)} · ` : ''}
        {table.bots(bots)}
      </span>
      <span class="sep" />
      <a
        class="btn sm ghost icon"
        href="#/rules"
        target="_blank"
        rel="noopener"
        aria-label={table.rules}
        title={table.rules}
      >
        <Icon name="book" />
      </a>
      <Button
        kind="ghost"
        size="sm"
        icon="gear"
        label={`${table.theme}: ${ui[theme.value]}`}
        onPress={cycleTheme}
      />
      {me && <NationBadge nation={me} size={26} label={nameOf(session, me)} />}
    </header>
  );
}
