import { rulesetName, text } from '../i18n/index.ts';
import { openSettings } from '../settings/open.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { NotesButton, PassButton, RewindButton, RulesLink } from './acts.tsx';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { SeatActs } from './lazyCompany.ts';
import { GuidedChip } from './lazyGuide.ts';
import { myNation, nameOf } from './model.ts';

function Describe() {
  const { session } = useTable();
  const { table, front } = text.value;
  const { config } = session.view.value;
  const { turns } = config.options;
  const parts = [
    rulesetName(config.ruleset),
    front.sides[config.side ?? ''] ?? '',
    table.nationsCount(config.players),
    typeof turns === 'number' && table.turnsCount(turns),
    config.options['short'] === true && front.shortGame,
    session.kept === false && table.unkept,
  ];
  return <span class="mute sm nw ell">{parts.filter(Boolean).join(' · ')}</span>;
}

/** The way into the past, and out of it. */
function HistoryButton({ small }: { small?: boolean }) {
  const { history } = useTable();
  const say = text.value.history;
  if (!history) return null;
  const on = history.at.value !== undefined;
  return (
    <Button
      kind="ghost"
      size={small ? 'sm' : 'md'}
      icon="clock"
      label={on ? say.back : say.openHint}
      pressed={on}
      onPress={() => (on ? history.leave() : void history.open())}
    />
  );
}

/** People's talk, from wherever one is. */
function ChatButton() {
  const { live, board } = useTable();
  const say = text.value.chat;
  const { company } = live;
  if (!company) return null;
  const unread = company.unread.value;
  return (
    <span class="chatbutton">
      <Button
        kind="ghost"
        size="sm"
        icon="chat"
        label={unread > 0 ? say.unread(unread) : say.title}
        pressed={board.chatOpen.value}
        onPress={() => {
          board.chatOpen.value = !board.chatOpen.value;
        }}
      />
      {unread > 0 && !board.chatOpen.value && <i class="count">{unread}</i>}
    </span>
  );
}

/** My own badge: the way to my advances, credits and points from anywhere. */
function OwnBadge({ nation, size }: { nation: string; size: number }) {
  const { session, board } = useTable();
  const label = `${text.value.table.yourCard}: ${nameOf(session, nation)}`;
  return (
    <button
      type="button"
      class="ownbadge"
      data-explain="nation"
      aria-label={label}
      aria-keyshortcuts="i"
      onClick={() => board.look(nation)}
    >
      <NationBadge nation={nation} size={size} />
    </button>
  );
}

export function Bar() {
  const { session, live } = useTable();
  const { table } = text.value;
  const view = session.view.value;
  const me = myNation(view);
  const seats = Object.values(session.seats.value);
  const people = seats.filter((s) => s.kind !== 'bot' || s.standIn);
  const here = people.filter((s) => s.online).length;
  const there = [
    (live.company || here > 1) && table.people(here),
    here < people.length && table.away(people.length - here),
    table.bots(seats.length - people.length),
  ];
  const cut = ['connecting', 'offline'].includes(live.status.value);
  if (layout.value === 'phone')
    return (
      <header class="bar phone">
        <a href="#/" aria-label={table.leaveTable}>
          <Mark size={26} />
        </a>
        <div class="sp ell">
          <h1>{session.title}</h1>
          <small class="mute">
            {[
              view.open.turn > 0 && table.turn(view.open.turn),
              me && nameOf(session, me),
              session.kept === false && table.unkeptShort,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </div>
        {live.guided ? <GuidedChip /> : <ChatButton />}
        <HistoryButton />
        <Button kind="ghost" icon="gear" label={table.settings} onPress={openSettings} />
        {me && <OwnBadge nation={me} size={34} />}
      </header>
    );
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label={`Ochre: ${table.leaveTable}`}>
        <Mark />
        <span class="word">Ochre</span>
      </a>
      <span class="sep" />
      <h1 class="nw">{session.title}</h1>
      <Describe />
      <span class="sp" />
      {live.guided && <GuidedChip />}
      <span class="row sm nw">
        <i class={cut ? 'dot cut' : 'dot'} />
        {/* Without a line nobody knows who is there. */}
        {cut ? table.noLine : there.filter(Boolean).join(' · ')}
      </span>
      <span class="sep" />
      <ChatButton />
      {live.company && <SeatActs company={live.company} />}
      <PassButton />
      <RewindButton />
      <HistoryButton small />
      <NotesButton />
      <RulesLink />
      <Button kind="ghost" size="sm" icon="gear" label={table.settings} onPress={openSettings} />
      {me && <OwnBadge nation={me} size={26} />}
    </header>
  );
}
