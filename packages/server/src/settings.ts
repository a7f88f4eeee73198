import { fileURLToPath } from 'node:url';

/** A bucket: so many at once, refilled at so many a second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Settings {
  host: string;
  port: number;
  /** Folder of the database; created when missing. */
  data: string;
  /** The address people use, where it differs from host and port (a proxy, TLS). */
  publicUrl?: string;
  /** Take the client's address from the proxy's headers. */
  trustProxy: boolean;
  /** Further origins whose pages may connect. */
  origins: string[];
  /** The built web client. */
  web: string;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  /** Serve /metrics; keep the outside away from it. */
  metrics: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  limits: {
    /** Requests of one address. */
    requests: Rate;
    /** New tables of one address. */
    tables: Rate;
    /** Refused tokens of one address. */
    tokens: Rate;
    /** Messages on one connection. */
    messages: Rate;
    /** Chat messages of one seat or spectator. */
    chat: Rate;
    /** Connections of one address at a time. */
    sockets: number;
    /** Bytes that may wait for a slow client. */
    backlog: number;
  };
}

export const defaults: Settings = {
  host: '127.0.0.1',
  port: 4100,
  data: 'data',
  trustProxy: false,
  origins: [],
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  botDelay: 250,
  metrics: false,
  logLevel: 'info',
  limits: {
    requests: { burst: 120, perSecond: 20 },
    tables: { burst: 20, perSecond: 0.1 },
    tokens: { burst: 10, perSecond: 0.2 },
    messages: { burst: 120, perSecond: 30 },
    chat: { burst: 10, perSecond: 1 },
    sockets: 200,
    backlog: 4 * 1024 * 1024,
  },
};
