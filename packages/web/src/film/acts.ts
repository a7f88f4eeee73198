import type { Owner } from '@ochre/engine';
import { type Call, calledBy, callOf } from '../calamity/victims.ts';
import { concerns } from '../live/digest.ts';
import type { Effect } from '../live/effects.ts';
import { subjectOf } from '../log/words.ts';
import type { LoggedEvent } from '../session/session.ts';
import { chunked, lengthOf, MS } from './lengths.ts';
import { lengthOnPage, type Page, pageOf, plays } from './pages.ts';

/** What somebody did in one event, or what one event did. */
export interface Act {
  first: number;
  last: number;
  effects: Effect[];
  owners: Owner[];
  ms: number;
  mine: boolean;
  kind: 'act' | 'calamity' | Page;
}

/** More nations than this go in groups. */
const SINGLY = 6;
const GROUP = 3;

/** What a seat decided itself it has seen already. */
const OWN_ACTS = new Set(['walked', 'sailed', 'cityBuilt']);

export const decidedBy = (event: LoggedEvent['event'], me: Owner | undefined): boolean =>
  OWN_ACTS.has(event.type) && subjectOf(event) === me;

function ownersIn(event: LoggedEvent['event'], effects: readonly Effect[]): Owner[] {
  const fight = effects.find((e) => e.kind === 'fight');
  const subject = subjectOf(event);
  const sides = fight ? Object.keys(fight.sides) : event.type === 'traded' ? [event.open.to] : [];
  return [...new Set([...(subject !== undefined ? [subject] : []), ...sides])].filter((o) => o !== '');
}

/** Events in which something is to be seen, each with the number it has among all. */
export function actsOf(
  events: readonly LoggedEvent[],
  me: Owner | undefined,
  seen: (i: number) => Effect[],
): Act[] {
  const acts: Act[] = [];
  let called: Call | undefined;
  events.forEach((logged, i) => {
    const { event } = logged;
    const { type } = event;
    const about = { first: i, last: i, mine: me !== undefined && concerns(event, me) };
    const call = callOf(logged);
    // Whoever is named after it was called has not heard of it in this film.
    const news = call !== undefined && call.calamity !== called?.calamity;
    const named = call?.victims.some(({ nation }) => nation === me) === true;
    const before = acts.at(-1);
    if (call && !news && before?.kind === 'calamity' && before.last === i - 1) {
      // Another copy of it, called at the same time.
      before.last = i;
      before.mine ||= about.mine;
      return;
    }
    if (call && (type === 'calamityRevealed' || (news && named))) {
      called = calledBy(events.slice(i));
      acts.push({ ...about, kind: 'calamity', effects: [], owners: [subjectOf(event)!], ms: MS.calamity });
      return;
    }
    const page = pageOf(type);
    if (page) {
      const owners = ownersIn(event, []);
      if (before?.kind === page && !plays(page)) {
        before.last = i;
        before.owners.push(...owners);
      } else acts.push({ ...about, kind: page, mine: false, effects: [], owners, ms: lengthOnPage(event) });
      return;
    }
    if (decidedBy(event, me)) return;
    const effects = seen(i);
    if (effects.length === 0) return;
    const ms = Math.max(...effects.map(lengthOf));
    acts.push({ ...about, kind: 'act', effects, owners: ownersIn(event, effects), ms });
  });
  return acts;
}

export const isPage = ({ kind }: Act): boolean => kind !== 'act' && kind !== 'calamity';

/** Lines of a page in so many groups that each can be followed. */
const linesOf = (acts: readonly Act[]): Act[][] =>
  chunked(acts, acts.length <= SINGLY ? 1 : Math.max(GROUP, Math.ceil(acts.length / SINGLY)));

/** Acts of one nation after the other, and the lines of a page; many in groups. */
export function grouped(acts: readonly Act[]): Act[][] {
  const runs: Act[][] = [];
  for (const act of acts) {
    const first = runs.at(-1)?.[0];
    if (first?.kind === act.kind && (isPage(act) || first.owners[0] === act.owners[0]))
      runs.at(-1)!.push(act);
    else runs.push([act]);
  }
  const nations = new Set(acts.flatMap(({ owners }) => owners[0] ?? []));
  if (nations.size > SINGLY && acts.every(({ kind }) => kind === 'act'))
    return chunked(runs, GROUP).map((group) => group.flat());
  return runs.flatMap((run) => (isPage(run[0]!) ? linesOf(run) : [run]));
}
