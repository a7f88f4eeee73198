import type { Advice, Recall } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type { DecisionOf, Game, Kind, View } from '@ochre/engine';
import { newId } from '../net/ids.ts';
import { loadGame } from './games.ts';
import type {
  BotPace,
  FromWorker,
  NotOpened,
  PastAnswer,
  PastAsk,
  SoloSetup,
  Takeover,
  ToWorker,
} from './messages.ts';
import { OlderPast } from './past.ts';
import type { LoggedEvent } from './session.ts';
import type { SoloPast } from './soloPast.ts';
import { NewerRules, SoloTable, toldTo } from './soloTable.ts';
import * as database from './store.ts';
import { fetchThinking } from './thinking.ts';

// The solo table in a thread of its own, so that bots never hold up the screen.

/**
 * How long bots play before the screen hears of it, and how long they wait then: elsewhere, in my market, and between
 * two of them that say something to an offer of mine.
 */
const PACES: Record<BotPace, { slice: number; wait: number; market: number; talk: [number, number] }> = {
  calm: { slice: 0, wait: 280, market: 900, talk: [1800, 5000] },
  quick: { slice: 40, wait: 0, market: 450, talk: [900, 2500] },
  instant: { slice: 200, wait: 0, market: 60, talk: [60, 60] },
};
let pace: BotPace = 'quick';

/** While my market is held: resolved as it goes on. */
let held: Promise<void> | undefined;
let letGo = (): void => {};
function hold(on: boolean): void {
  letGo();
  held = on
    ? new Promise((resolve) => {
        letGo = resolve;
      })
    : undefined;
}

/** No such game is kept on this device. */
class NoGame extends Error {}

let table: SoloTable | undefined;
let running: SoloTable | undefined;

/** Where games are kept: in the browser's database, or where that is denied in this thread alone. */
let store: typeof import('./memory.ts') = database;
async function openStore(): Promise<void> {
  await database.openStore().catch(async () => {
    store = await import('./memory.ts');
  });
}

const post = (message: FromWorker): void => postMessage(message);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function tell(at: SoloTable): void {
  const kept = store === database;
  post({ is: 'update', setup: at.setup, view: at.view(), events: at.news(), said: at.talk(), kept });
}

const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

/** Lets the bots play until I am waited for. What was played is kept before it is shown. */
async function run(at: SoloTable): Promise<void> {
  if (running === at) return;
  running = at;
  try {
    for (let did: ReturnType<SoloTable['step']> = 'acted'; did; ) {
      if (at.marketIsMine) await held;
      if (table !== at) return;
      const start = performance.now();
      const market = at.marketIsMine;
      const { slice, wait } = PACES[pace];
      do did = at.step(pace !== 'instant');
      while (did && did !== 'thinks' && !market && !at.marketIsMine && performance.now() - start < slice);
      if (table !== at) return;
      await store.save(at.stretch(Date.now()));
      tell(at);
      if (did === 'thinks') await fetchThinking();
      else if (did)
        await pause(market ? (did === 'looked' ? between(PACES[pace].talk) : PACES[pace].market) : wait);
    }
  } finally {
    if (running === at) running = undefined;
  }
}

let past: SoloPast | 'older' | undefined;
let looked: Promise<unknown> = Promise.resolve();

/** The past up to what has been kept, as far back as the rules in force give what was told. */
async function knownPast({ game, setup }: SoloTable): Promise<SoloPast> {
  const { SoloPast } = await import('./soloPast.ts');
  const { id } = setup;
  past ??= setup.branched
    ? SoloPast.from(game, setup, (await store.takeoversOf(id))[0]!, await store.eventsFrom(id, 0))
    : SoloPast.dealt(game, setup);
  while (past !== 'older') {
    const actions = await store.actionsFrom(id, past.steps);
    if (past.follow(actions, await store.eventsFrom(id, past.seen))) return past;
    const first: number = past.first;
    const later: Takeover | undefined = (await store.takeoversOf(id)).find(({ seq }) => seq > first);
    past = later ? SoloPast.from(game, setup, later, await store.eventsFrom(id, 0)) : 'older';
  }
  throw new OlderPast();
}

/** Plays on what has been kept since the last look, then answers. */
async function lookBack(at: SoloTable, ask: PastAsk): Promise<PastAnswer> {
  const { id, opened } = at.setup;
  if (ask.what === 'record' && opened) {
    const { openedRecord } = await import('./opened.ts');
    return openedRecord(at.game, at.setup, opened, await store.actionsFrom(id, 0));
  }
  if (ask.what === 'record') {
    const { soloRecord } = await import('./soloRecord.ts');
    return soloRecord(at.game, at.setup, await store.actionsFrom(id, 0), await store.eventsFrom(id, 0));
  }
  const known = await knownPast(at);
  if (ask.what === 'branch')
    return {
      state: known.branch(ask.moment, at.over || !!opened, await store.eventsFrom(id, 0), newId()),
    };
  return ask.what === 'view' ? known.view(ask.moment) : known.chronicle();
}

async function think(
  view: View,
  decision: DecisionOf<Kind>,
  recall: Recall,
): Promise<Advice<Kind> | undefined> {
  const { ruleset, map } = view.config;
  const [game, { advise }] = await Promise.all([loadGame(ruleset, map), fetchThinking()]);
  return advise(game.sight(view), decision, recall);
}

/** Nobody has a goal who leads no nation. */
async function aim(
  view: View,
  decision: DecisionOf<Kind> | undefined,
  recall: Recall,
): Promise<NextGoal | undefined> {
  const { viewer, open, config } = view;
  if (!open.nations[viewer] || open.result) return undefined;
  const [game, { nextGoal }] = await Promise.all([
    loadGame(config.ruleset, config.map),
    import('@ochre/bots/goals'),
  ]);
  return nextGoal(game.sight(view), viewer, decision, recall);
}

/** Takes back my last answer in what is kept. Bots that are at it stop: this table is not gone on with. */
async function takeBack({ game, setup, me }: SoloTable): Promise<boolean> {
  const { rewound } = await import('./rewind.ts');
  const { id } = setup;
  const [actions, takeovers] = [await store.actionsFrom(id, 0), await store.takeoversOf(id)];
  const earlier = rewound(game, setup, me, actions, takeovers.at(-1));
  if (!earlier) return false;
  table = undefined;
  const then = new SoloTable(game, setup, { ...earlier, log: [] });
  await store.rewind(then.stretch(Date.now()).game, earlier);
  return true;
}

/** Why a text is no game, as far as it can be told. */
async function whyNot(error: unknown): Promise<NotOpened> {
  const [{ NotReadable }, { NotationError }] = await Promise.all([
    import('@ochre/protocol/gameText.ts'),
    import('@ochre/protocol/notation'),
  ]);
  if (error instanceof NotReadable) return { why: error.why };
  if (error instanceof NotationError) return { why: 'notation', line: error.line, problem: error.problem };
  console.error(error);
  return { why: 'mishap' };
}

/** What a seat at this device was told so far. */
async function heardBy(game: Game, setup: SoloSetup): Promise<LoggedEvent[]> {
  if (setup.opened) {
    const { heardBy } = await import('./opened.ts');
    return heardBy(game, setup, await store.actionsFrom(setup.id, 0)).log;
  }
  return toldTo(
    game,
    setup,
    await store.actionsFrom(setup.id, 0),
    (await store.takeoversOf(setup.id)).at(-1),
  );
}

async function open(at: SoloTable): Promise<void> {
  table = at;
  past = undefined;
  await store.save(at.stretch(Date.now()));
  tell(at);
  await run(at);
}

async function handle(message: ToWorker): Promise<void> {
  if (message.do === 'pace') {
    pace = message.pace;
    return;
  }
  if (message.do === 'hold') {
    hold(message.on);
    return;
  }
  if (message.do === 'ready') {
    // What cannot be fetched now is asked for again when the game begins.
    await Promise.all([openStore(), loadGame(message.ruleset)])
      .then(fetchThinking)
      .catch(() => {});
    return;
  }
  if (message.do === 'begin') {
    const { ruleset, map } = message.setup.config;
    // Shown with what is asked first: bots that choose before me are done in a moment.
    const [game] = await Promise.all([loadGame(ruleset, map), openStore()]);
    table = new SoloTable(game, message.setup);
    return run(table);
  }
  if (message.do === 'open') {
    const { keepOpened } = await import('./opened.ts');
    return keepOpened(message.text).then(
      (kept) => post({ is: 'opened', ...kept }),
      async (error: unknown) => post({ is: 'unopened', problem: await whyNot(error) }),
    );
  }
  if (message.do === 'load') {
    await openStore();
    const saved = await store.load(message.id);
    if (!saved) throw new NoGame(`no game ${message.id} on this device`);
    const { ruleset, map } = saved.game.config;
    const game = await loadGame(ruleset, map);
    const { seat = saved.game.seat } = message;
    const { people = [] } = saved.game;
    if (seat === saved.game.seat || !(people.includes(seat) || saved.game.opened))
      return open(new SoloTable(game, saved.game, saved));
    const handed = { ...saved.game, seat };
    const log = await heardBy(game, handed);
    await store.reseat(handed, log);
    return open(new SoloTable(game, handed, { ...saved, log }));
  }
  if (message.do === 'advise') {
    const { ref, view, decision, recall } = message;
    return think(view, decision, recall).then(
      (advice) => post({ is: 'advised', ref, ...(advice && { advice }) }),
      () => post({ is: 'advised', ref }),
    );
  }
  if (message.do === 'goal') {
    const { ref, view, decision, recall } = message;
    return aim(view, decision, recall).then(
      (next) => post({ is: 'goal', ref, ...(next && { next }) }),
      () => post({ is: 'goal', ref }),
    );
  }
  if (message.do === 'verify') {
    const { judge } = await import('./verdict.ts');
    post({ is: 'verified', verdict: await judge(message.record, message.seen) });
    return;
  }
  const at = table!;
  if (message.do === 'look') {
    const { ref, ask } = message;
    looked = looked
      .then(() => lookBack(at, ask))
      .then(
        (answer) => post({ is: 'looked', ref, answer }),
        (error: unknown) => post({ is: 'looked', ref, older: error instanceof OlderPast }),
      );
    return;
  }
  if (message.do === 'rewind') {
    post({ is: 'rewound', ref: message.ref, done: await takeBack(at) });
    return;
  }
  // Whoever acts in the market has read what stands in it.
  hold(false);
  const violation = at.act(message.action);
  if (!violation) {
    await store.save(at.stretch(Date.now()));
    tell(at);
  }
  post({ is: 'answered', ref: message.ref, ...(violation && { violation }) });
  if (!violation) await run(at);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    if (!(error instanceof NoGame)) console.error(error);
    const text = error instanceof Error ? error.message : String(error);
    const why = error instanceof NewerRules ? 'newer' : error instanceof NoGame ? 'none' : undefined;
    post({ is: 'failed', text, ...(why && { why }) });
  });
});
