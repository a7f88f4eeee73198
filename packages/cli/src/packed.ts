// What the package runs. Without a command it serves and opens the browser: `npx ochre` is all there is to know.
import './runtime.ts';
import { defaults } from '@ochre/server/settings.ts';
import { gamesFolder } from './gamesFolder.ts';
import { playing } from './playing.ts';
import { run } from './run.ts';

// A package is run from anywhere: its games are in one place for each person, not in the folder somebody stands in.
defaults.data = gamesFolder();

/** Older Nodes say of their SQLite that it may still change, to people who cannot do anything about it. */
const warn = process.emitWarning as (warning: string | Error, ...more: unknown[]) => void;
process.emitWarning = (warning: string | Error, ...more: unknown[]) => {
  if (!String(warning).startsWith('SQLite is an experimental')) warn.call(process, warning, ...more);
};

const ASKS = ['--help', '-h', '--version', '-v'];
const [first = '--open', ...rest] = process.argv.slice(2);
const serves = first.startsWith('-') && !ASKS.includes(first);
if (serves) defaults.logLevel = 'warn';
process.exitCode = await run(playing, serves ? ['serve', '--open', first, ...rest] : [first, ...rest]);
