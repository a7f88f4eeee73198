import type { GameState } from '@ochre/engine';
import type { History } from '../history/history.ts';
import { recordWords } from '../i18n/record.ts';
import { newId } from '../net/ids.ts';
import { soloHref } from '../route.ts';
import { loadGame } from '../session/games.ts';
import type { SoloSetup } from '../session/messages.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { commentsOf } from './comments.ts';

/** How a moment can be played on from: by oneself, by way of the record of a game that is over, or not at all. */
export type Branching = 'whole' | 'known' | 'record';

export function branchingOf(live: Session): Branching | undefined {
  const over = live.view.value.open.result !== undefined;
  if (live.viewpoints) return 'whole';
  if (live.company) {
    if (over) return live.past?.record ? 'record' : undefined;
    return live.company.mine !== undefined && live.past?.branch ? 'known' : undefined;
  }
  if (!live.past?.branch || myNation(live.view.value) === undefined) return undefined;
  return over ? 'whole' : 'known';
}

/** What was told up to a moment, in its turn and the one before. */
async function toldUntil(history: History): Promise<LoggedEvent[]> {
  const at = history.at.peek()!;
  const before = at.turn > 1 ? await history.events(at.turn - 1) : [];
  const now = (await history.events(at.turn)).slice(0, at.seen);
  return [...before, ...now].map((event, seq) => ({ ...event, seq }));
}

/** Keeps a game that goes on from that state, with one nation led by a person. @returns its id */
async function plant(
  title: string,
  state: GameState,
  nation: string,
  brain: string,
  log: LoggedEvent[],
): Promise<string> {
  const { config, open, version } = state;
  const [{ SoloTable }, { save }, game] = await Promise.all([
    import('../session/soloTable.ts'),
    import('../session/store.ts'),
    loadGame(config.ruleset, config.map),
  ]);
  const seat = Object.keys(open.seats).find((id) => open.seats[id] === nation) ?? nation;
  const setup: SoloSetup = {
    id: newId().slice(0, 12),
    title: title.slice(0, 80),
    config,
    seed: newId(),
    seat,
    brain,
    created: Date.now(),
    rules: version,
    branched: true,
  };
  const begun = structuredClone(state);
  const table = new SoloTable(game, setup, { state, log: [...log], actions: 0, recalled: [] });
  const stretch = table.stretch(Date.now());
  await save({
    ...stretch,
    events: [...log, ...stretch.events.filter(({ seq }) => seq >= log.length)],
    takeover: { seq: 0, seen: log.length, state: begun },
  });
  return setup.id;
}

/** Plays on from the moment that is looked at, in a game of one's own. @returns where that is */
export async function branchOff(history: History, nation: string, brain: string): Promise<string> {
  const { live } = history;
  const at = history.at.peek()!;
  const { state } = await live.past!.branch!(at);
  const title = recordWords.peek().branch.called(live.title, at.turn);
  return soloHref(await plant(title, state, nation, brain, await toldUntil(history)));
}

/** Opens the record of a game that is over, at the moment that is looked at. @returns where that is */
export async function openRecord(history: History): Promise<string> {
  const { live } = history;
  const [{ openText }, record, comments] = await Promise.all([
    import('../open/openText.ts'),
    live.past!.record!(),
    commentsOf(live)
      .read()
      .catch(() => []),
  ]);
  const id = await openText(
    JSON.stringify({ ...(record as object), ...(comments.length > 0 && { comments }) }),
  );
  return soloHref(id, history.shared);
}
