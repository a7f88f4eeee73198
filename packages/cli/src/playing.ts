import type { Commands } from './run.ts';

/** What players and hosts need: a line here, a file in commands/. The package has these alone. */
export const playing: Commands = {
  serve: ['run the server', () => import('./commands/serve.ts')],
  account: ['make somebody an admin, or a link to an account', () => import('./commands/account.ts')],
  backup: ['write everything the server knows into a file', () => import('./commands/backup.ts')],
  restore: ['fill an empty database from a backup', () => import('./commands/restore.ts')],
  export: ['write a game as one file', () => import('./commands/export.ts')],
  import: ['file a finished game', () => import('./commands/import.ts')],
  verify: ['deal a finished game again and compare', () => import('./commands/verify.ts')],
  notate: ['write a finished game in words, and read it again', () => import('./commands/notate.ts')],
  demo: ['watch a game among programs', () => import('./commands/demo.ts')],
  sim: ['play games among programs', () => import('./commands/sim.ts')],
  replay: ['play a recorded game again', () => import('./commands/replay.ts')],
};
