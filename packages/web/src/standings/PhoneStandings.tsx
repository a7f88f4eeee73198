import { useSignal } from '@preact/signals';
import { Charts } from '../end/Charts.tsx';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import { useTable } from '../table/context.ts';
import { myNation, nameOf } from '../table/model.ts';
import { Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { difference } from '../ui/signed.ts';
import { type StandingsRow, useStandings } from './rows.ts';
import { Spark } from './Spark.tsx';
import { howWords, Notes, turnWords } from './StandingsBoard.tsx';
import { Track } from './Track.tsx';
import './standings.css';

const PAGES = ['points', 'end', 'track', 'charts'] as const;

/** A nation in one line: lead, points, what this turn brought and what the end would. */
function Row({ row, widest, atEnd }: { row: StandingsRow; widest: number; atEnd: boolean }) {
  const { session, board } = useTable();
  const say = standings.value;
  const seat = session.seats.value[row.id];
  const mine = row.id === myNation(session.view.value);
  return (
    <li class={`${mine ? 'me' : ''} ${row.left ? 'gone' : ''}`} data-nation={row.id}>
      <button type="button" onClick={() => board.look(row.id)}>
        <NationBadge nation={row.id} size={32} faded={row.left} />
        <span class="nm">
          <b>{nameOf(session, row.id)}</b>
          <small>{mine ? text.value.ui.you : (seat?.name ?? '')}</small>
        </span>
        {row.lead.length > 1 && (
          <Spark
            nation={row.id}
            values={row.lead}
            most={widest}
            label={say.leadNow(Math.round(row.lead.at(-1) ?? 0))}
          />
        )}
        <b class={atEnd ? 'disp pt guessed' : 'disp pt'} data-explain={atEnd ? 'at-end' : 'points'}>
          {atEnd ? row.end : row.points}
          <span class="sr"> {atEnd ? say.pointsEnd : say.pointsNow}</span>
        </b>
        <span class="small">
          {atEnd && row.win !== undefined && (
            <b data-explain="chance">
              {say.chance(row.win)}
              <span class="sr"> {say.toWin}</span>
            </b>
          )}
          {!(atEnd && row.win !== undefined) && row.won !== undefined && (
            <b class={row.won < 0 ? 'neg' : 'pos'} data-explain="won">
              {difference(row.won)}
              <span class="sr"> {say.wonLastTurn}</span>
            </b>
          )}
          {row.end !== undefined && (
            <small data-explain={atEnd ? 'points' : 'at-end'}>
              {atEnd ? row.points : row.end}
              <span class="sr"> {atEnd ? say.pointsNow : say.pointsEnd}</span>
            </small>
          )}
        </span>
        <Icon name="chev" />
      </button>
    </li>
  );
}

/** The standings on a phone: one line a nation, each leading to its card. */
export function PhoneStandings() {
  const { session, live } = useTable();
  const say = standings.value;
  const of = useStandings();
  const page = useSignal<(typeof PAGES)[number]>('points');
  const guessed = of.rows.some((r) => r.end !== undefined);
  const shown = page.value === 'end' && !guessed ? 'points' : page.value;
  const rows = shown === 'end' ? [...of.rows].sort((a, b) => (b.end ?? 0) - (a.end ?? 0)) : of.rows;
  return (
    <section class="standings phone" aria-label={say.title}>
      <header>
        <h2>{say.title}</h2>
        <small class="mute">{turnWords(session)}</small>
      </header>
      <Segmented
        label={say.page}
        value={shown}
        options={PAGES.filter((id) => id !== 'end' || guessed).map((id) => ({ id, label: say.pages[id] }))}
        onChange={(id) => {
          page.value = id;
        }}
      />
      {(shown === 'points' || shown === 'end') && (
        <>
          <ul class="card stlist">
            {rows.map((row) => (
              <Row key={row.id} row={row} widest={of.widest} atEnd={shown === 'end'} />
            ))}
          </ul>
          {guessed && <p class="how">{shown === 'end' ? howWords(of) : say.smallFigures}</p>}
          <Notes of={of} />
        </>
      )}
      {shown === 'track' && <Track />}
      {shown === 'charts' && <Charts session={live} order={of.rows.map((r) => r.id)} />}
    </section>
  );
}
