import type { NationId } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMet, needWords } from '../decisions/model/epoch.ts';
import { Charts } from '../end/Charts.tsx';
import type { Explained } from '../explain/attribute.ts';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import { type StandingsPage, useTable } from '../table/context.ts';
import { myNation, nameOf, positionOf, trackOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { difference } from '../ui/signed.ts';
import { nextGate } from './gate.ts';
import { type Standings, type StandingsRow, useStandings } from './rows.ts';
import { SourceBar, SourceKey, sourcesOf } from './Sources.tsx';
import { Spark } from './Spark.tsx';
import { placeWords } from './sentence.ts';
import { stepsLeft } from './stepsLeft.ts';
import { Track } from './Track.tsx';
import './standings.css';

const PAGES = ['points', 'sources', 'charts', 'track'] as const satisfies readonly StandingsPage[];
/** From so many nations on, rows are low. */
const MANY = 10;

interface Column {
  key: string;
  head: string;
  explain?: Explained;
  class?: string;
  /** What is compared, more first; names go from A on. */
  by(row: StandingsRow): number | string;
  cell(row: StandingsRow): ComponentChildren;
  /** What stands in the head beside its name. */
  beside?: ComponentChildren;
}

/** What the next gate asks for and how much of it is there. */
function GateCell({ id }: { id: NationId }) {
  const { session } = useTable();
  const say = standings.value;
  const gate = nextGate(positionOf(session, session.view.value), id);
  if (!gate) return <small>{say.lastSpace}</small>;
  const missing = gate.needs.filter((n) => !isMet(n));
  const asked = missing.length > 0 ? missing : gate.needs;
  if (asked.length === 0) return <small class="pos">{say.met}</small>;
  return (
    <>
      <span>{asked.map(needWords).join(', ')}</span>
      <small class={missing.length > 0 ? '' : 'pos'}>
        {missing.length > 0 ? missing.map((n) => say.of(n.have, n.need)).join(', ') : say.met}
      </small>
    </>
  );
}

function NationCell({ id, low }: { id: NationId; low: boolean }) {
  const { session, board } = useTable();
  const { ui } = text.value;
  const seat = session.seats.value[id];
  return (
    <button type="button" class="nation" onClick={() => board.look(id)}>
      <NationBadge
        nation={id}
        size={low ? 22 : 28}
        faded={session.view.value.open.nations[id]!.left === true}
      />
      <span>
        <b>{nameOf(session, id)}</b>
        <small>
          {seat?.kind === 'bot' && <Icon name="bot" size={12} />}{' '}
          {id === myNation(session.view.value) ? ui.you : (seat?.name ?? '')}
        </small>
      </span>
    </button>
  );
}

function columnsOf(
  page: 'points' | 'sources',
  { rows, widest, known }: Standings,
  foremost: boolean,
): Column[] {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { pointsPerSpace } = session.rules.policies.succession(p);
  const most = Math.max(1, ...rows.map((r) => r.points));
  const sources = sourcesOf(rows[0]?.sources ?? {})
    .map(([source]) => source)
    .filter((source) => source !== 'bonus' || rows.some((r) => (r.sources['bonus'] ?? 0) > 0));
  const points: Column = {
    key: 'points',
    head: say.points,
    explain: 'points',
    class: 'pt',
    by: (r) => r.points,
    cell: (r) => r.points,
  };
  const end: Column[] = rows.some((r) => r.end !== undefined)
    ? [
        {
          key: 'end',
          head: say.end,
          explain: 'at-end',
          class: 'n end',
          by: (r) => r.end ?? 0,
          cell: (r) => r.end,
        },
      ]
    : [];
  const win: Column[] = rows.some((r) => r.win !== undefined)
    ? [
        {
          key: 'win',
          head: say.win,
          explain: 'chance',
          class: 'n end',
          by: (r) => r.win ?? 0,
          cell: (r) => r.win !== undefined && say.chance(r.win),
        },
      ]
    : [];
  const space: Column[] = foremost
    ? [
        {
          key: 'space',
          head: trackOf(session)?.short ?? text.value.table.ast,
          explain: 'space',
          class: 'n',
          by: (r) => view.open.nations[r.id]!.space,
          cell: (r) => view.open.nations[r.id]!.space,
        },
      ]
    : [];
  const nation: Column = {
    key: 'nation',
    head: say.nation,
    by: (r) => nameOf(session, r.id),
    cell: (r) => <NationCell id={r.id} low={rows.length >= MANY} />,
  };
  if (page === 'sources')
    return [
      nation,
      ...space,
      points,
      ...sources.map(
        (source): Column => ({
          key: source,
          head:
            source === 'succession' && pointsPerSpace > 0
              ? say.perSpace(say.sources[source]!, pointsPerSpace)
              : (say.sources[source] ?? source),
          class: 'n',
          by: (r) => r.sources[source] ?? 0,
          cell: (r) => r.sources[source] ?? 0,
        }),
      ),
      ...end,
      ...win,
    ];
  const won: Column[] = known
    ? [
        {
          key: 'won',
          head: say.turn,
          explain: 'won',
          class: 'n won',
          by: (r) => r.won ?? 0,
          cell: (r) =>
            r.won !== undefined && <span class={r.won < 0 ? 'neg' : 'pos'}>{difference(r.won)}</span>,
        },
      ]
    : [];
  const lead: Column[] = known
    ? [
        {
          key: 'lead',
          head: say.lead,
          class: 'lead',
          by: (r) => r.lead.at(-1) ?? 0,
          cell: (r) => (
            <Spark
              nation={r.id}
              values={r.lead}
              most={widest}
              label={say.leadNow(Math.round(r.lead.at(-1) ?? 0))}
            />
          ),
        },
      ]
    : [];
  const gate: Column = {
    key: 'gate',
    head: say.gate,
    explain: 'epoch',
    class: 'gatecell',
    by: (r) => -(nextGate(p, r.id)?.needs.filter((n) => !isMet(n)).length ?? 0),
    cell: (r) => <GateCell id={r.id} />,
  };
  return [
    nation,
    ...space,
    points,
    ...won,
    {
      key: 'advances',
      head: say.sources['advances']!,
      explain: 'points',
      class: 'bars',
      by: (r) => r.sources['advances'] ?? 0,
      beside: <SourceKey sources={sources} perSpace={0} />,
      cell: (r) => <SourceBar sources={r.sources} most={most} />,
    },
    ...lead,
    ...(view.open.result ? [] : [gate]),
    ...end,
    ...win,
  ];
}

/** Everybody in rows; a press on a column's head sorts by it, another one the other way. */
function Rows({ page, of }: { page: 'points' | 'sources'; of: Standings }) {
  const { session, board } = useTable();
  const say = standings.value;
  const foremost = session.rules.policies.foremost !== undefined;
  const sorted = useSignal({ by: 'place', down: false });
  const columns = columnsOf(page, of, foremost);
  const place: Column = { key: 'place', head: say.place, by: (r) => r.place, cell: () => null };
  const { by, down } = sorted.value;
  const column = [place, ...columns].find((c) => c.key === by) ?? place;
  const rows = [...of.rows].sort((a, b) => {
    const [x, y] = [column.by(a), column.by(b)];
    const ways = typeof x === 'string' ? x.localeCompare(String(y)) : Number(x) - Number(y);
    return down ? -ways : ways;
  });
  const press = ({ key, by: what }: Column): void => {
    const names = key === 'place' || (of.rows[0] && typeof what(of.rows[0]) === 'string');
    sorted.value = by === key ? { by, down: !down } : { by: key, down: !names };
  };
  const me = myNation(session.view.value);
  const head = (c: Column): ComponentChildren => (
    <th
      key={c.key}
      scope="col"
      data-explain={c.explain}
      class={`${c.class ?? ''} ${by === c.key ? 'on' : ''}`}
      aria-sort={by === c.key ? (down ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" title={say.sort(c.head)} onClick={() => press(c)}>
        {c.beside ?? c.head}
        {c.beside && <span class="sr">{c.head}</span>}
        {by === c.key && <Icon name={down ? 'down' : 'up'} size={12} />}
      </button>
    </th>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <div class="card scroll-x stb" tabIndex={0} role="region" aria-label={say.title}>
      <table class={rows.length >= MANY ? 'low' : ''}>
        <caption class="sr">{say.title}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              class={by === 'place' ? 'place on' : 'place'}
              aria-sort={by === 'place' ? (down ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                aria-label={say.place}
                title={say.sort(say.place)}
                onClick={() => press(place)}
              >
                #
              </button>
            </th>
            {columns.map(head)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            // Those who share a place bear it once where they stand together.
            const again = by === 'place' && rows[i - 1]?.place === row.place;
            return (
              <tr
                key={row.id}
                data-nation={row.id}
                class={`${row.id === me ? 'me' : ''} ${row.left ? 'gone' : ''} ${
                  row.id === board.card.value ? 'open' : ''
                }`}
              >
                <td class="place">{again ? <span class="sr">{row.place}</span> : row.place}</td>
                {columns.map((c) =>
                  c.key === 'nation' ? (
                    <th key={c.key} scope="row">
                      {c.cell(row)}
                    </th>
                  ) : (
                    <td key={c.key} class={c.class} data-explain={c.explain}>
                      {c.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How the end is reckoned. */
export function howWords({ rows }: Standings): string {
  const say = standings.value;
  return rows.some((r) => r.win !== undefined) ? say.learnt : say.how;
}

/** My place in one sentence, and how the end is reckoned. */
export function Notes({ of }: { of: Standings }) {
  const { session } = useTable();
  const say = standings.value;
  const { open } = session.view.value;
  const { policies } = session.rules;
  const { pointsPerSpace } = policies.succession(positionOf(session, session.view.value));
  const guessed = of.rows.some((r) => r.end !== undefined);
  const notes = [
    policies.foremost && say.foremost,
    !open.result && 'cards' in (of.rows[0]?.sources ?? {}) && say.hands,
  ].filter(Boolean);
  return (
    <div class="stnotes">
      <p class="card">
        <Icon name="laurel" size={26} class="act" />
        <span>
          <b>{placeWords(session, of.rows)}</b>
          {pointsPerSpace > 0 && !open.result && <small>{say.spaceWorth(pointsPerSpace)}</small>}
          {notes.length > 0 && <small>{notes.join(' ')}</small>}
        </span>
      </p>
      {guessed && (
        <p class="card">
          <Icon name="why" size={24} class="info" />
          <span>
            <b>{say.howTitle}</b>
            <small>{howWords(of)}</small>
          </span>
        </p>
      )}
    </div>
  );
}

/** How far the game has come. */
export function turnWords(session: ReturnType<typeof useTable>['session']): string {
  const say = standings.value;
  const view = session.view.value;
  const { turn, result, lastTurn } = view.open;
  if (result) return say.isOver(turn);
  if (lastTurn !== undefined) return say.turnOf(turn, lastTurn);
  const last = turn + Math.max(1, stepsLeft(positionOf(session, view))) - 1;
  return (last === view.config.options['turns'] ? say.turnOf : say.turnOfAbout)(turn, last);
}

/** The board of standings: over map, list and mat; the decision stays in sight beside it. */
export function StandingsBoard({ page }: { page: StandingsPage }) {
  const { session, live, board } = useTable();
  const say = standings.value;
  const of = useStandings();
  const ref = useRef<HTMLElement>(null);
  const close = (): void => {
    board.standings.value = undefined;
  };
  // With its first sight, so that no key is lost.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || board.card.peek() || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      e.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  const shown = PAGES.find((id) => id === page) ?? 'points';
  return (
    <main ref={ref} class="standings scroll" aria-label={say.title} tabIndex={-1}>
      <header>
        <h2>{say.title}</h2>
        <Segmented
          label={say.page}
          value={shown}
          options={PAGES.map((id) => ({ id, label: say.pages[id] }))}
          onChange={(id) => {
            board.standings.value = id;
          }}
        />
        <span class="sp" />
        <span class="sm sec">
          {turnWords(session)}
          <span class="opento"> · {say.open}</span>
        </span>
        <Button size="sm" shortcut="Esc" onPress={close}>
          {say.toMap}
        </Button>
      </header>
      {(shown === 'points' || shown === 'sources') && (
        <>
          <Rows page={shown} of={of} />
          <Notes of={of} />
        </>
      )}
      {shown === 'charts' && <Charts session={live} order={of.rows.map((r) => r.id)} />}
      {shown === 'track' && <Track />}
    </main>
  );
}
