import { loadGame } from './games.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { SoloTable } from './soloTable.ts';
import { load, save } from './store.ts';

// The solo table in a thread of its own, so that bots never hold up the screen.

/** Bots play so long before the screen hears of it. */
const SLICE_MS = 40;
const MARKET_PAUSE_MS = 450;

let table: SoloTable | undefined;
let running = false;

const post = (message: FromWorker): void => postMessage(message);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function tell(at: SoloTable): void {
  post({ is: 'update', setup: at.setup, view: at.view(), events: at.news() });
}

/** Lets the bots play until I am waited for. What was played is kept before it is shown. */
async function run(at: SoloTable): Promise<void> {
  if (running) return;
  running = true;
  try {
    for (let more = true; more; ) {
      const start = performance.now();
      const market = at.marketIsMine;
      do more = at.step();
      while (more && !market && !at.marketIsMine && performance.now() - start < SLICE_MS);
      await save(at.stretch(Date.now()));
      tell(at);
      if (more) await pause(market ? MARKET_PAUSE_MS : 0);
    }
  } finally {
    running = false;
  }
}

async function open(at: SoloTable): Promise<void> {
  table = at;
  await save(at.stretch(Date.now()));
  tell(at);
  await run(at);
}

async function handle(message: ToWorker): Promise<void> {
  if (message.do === 'begin') {
    const { ruleset, map } = message.setup.config;
    return open(new SoloTable(await loadGame(ruleset, map), message.setup));
  }
  if (message.do === 'load') {
    const saved = await load(message.id);
    if (!saved) throw new Error('This game is not kept on this device.');
    const { ruleset, map } = saved.game.config;
    return open(new SoloTable(await loadGame(ruleset, map), saved.game, saved));
  }
  const at = table!;
  const violation = at.act(message.action);
  if (!violation) {
    await save(at.stretch(Date.now()));
    tell(at);
  }
  post({ is: 'answered', ref: message.ref, ...(violation && { violation }) });
  if (!violation) await run(at);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    console.error(error);
    post({ is: 'failed', text: error instanceof Error ? error.message : String(error) });
  });
});
