import { aimed, GoalLine } from '../goals/goal.ts';
import { text } from '../i18n/index.ts';
import { LogLines } from '../log/LogLines.tsx';
import { logLines } from '../log/words.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { NextGame, PassOn } from './lazyAside.ts';
import { Absent, FreeSeats, NoticesButton } from './lazyCompany.ts';
import { myNation, nameOf, stepName } from './model.ts';

const RECENT = 8;

/** The panel when nothing is asked: who we wait for, and what has happened. */
export function Waiting() {
  const { session, live, board } = useTable();
  const { company } = live;
  const say = text.value.table;
  const { viewer, waitingFor, open } = session.view.value;
  const led = waitingFor.filter((id) => open.nations[id]);
  const names = waitingFor.map((id) => nameOf(session, id));
  const title =
    names.length === 0
      ? say.waitingNobody
      : names.length === 1
        ? say.waitingTitle(names[0]!)
        : say.waitingMany(names.length);
  const me = myNation(session.view.value);
  const thisTurn = session.log.value.filter((e) => e.turn === open.turn);
  const recent = logLines(thisTurn, me).slice(-RECENT).toReversed();
  return (
    <section class="waiting">
      <p class="eyebrow info">{stepName(session, open.phase) ?? say.setup}</p>
      <h2 aria-live="polite">{title}</h2>
      {led.length > 0 && (
        <p class="row wrap who">
          {led.map((id) => (
            <NationBadge key={id} nation={id} size={24} label={nameOf(session, id)} />
          ))}
        </p>
      )}
      {company && <Absent company={company} waitingFor={waitingFor} />}
      <p class="sm sec">{viewer === 'observer' ? say.watcherHint : say.waitingHint}</p>
      {me !== undefined && aimed(live) && <GoalLine session={live} />}
      {live.neighbours && <PassOn />}
      {board.stands.value && viewer !== 'observer' && <NextGame />}
      {company && (
        <p class="row wrap">
          <NoticesButton company={company} worded />
        </p>
      )}
      {company && company.mine === undefined && <FreeSeats session={live} company={company} />}
      <h3 class="eyebrow">{me === undefined ? text.value.history.since.looked : say.since}</h3>
      <LogLines lines={recent} />
    </section>
  );
}
