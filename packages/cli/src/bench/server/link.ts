import { defaults, type Settings } from '@ochre/server';

/** What the process that measures asks of the one that serves, and what it is told. */
export type Asked = 'usage' | 'stop';
export type Told =
  | { t: 'ready'; url: string }
  | { t: 'failed'; code: string; text: string }
  | { t: 'usage'; rss: number; cpuMs: number };

/** How bots behave at the server that is measured: as usual, or without a moment's delay. */
export interface Hosting {
  usualBots?: boolean;
}

const many = { burst: 1e9, perSecond: 1e9 };

/** Everything that would keep one address from being ten thousand people; what is bounded for each person stays. */
export const limits: Settings['limits'] = {
  ...defaults.limits,
  requests: many,
  tables: many,
  tokens: many,
  messages: many,
  connections: 1e6,
  sockets: 1e6,
};
