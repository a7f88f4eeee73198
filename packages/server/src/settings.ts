import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Proxies } from './http/network.ts';

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
  /** Address of a PostgreSQL database; without one, games are in a SQLite file in the data folder. */
  database?: string;
  /** Where other nodes on the same PostgreSQL database reach this one. */
  nodeAddress?: string;
  /** Milliseconds without a sign of life after which a node counts as dead, and others take its tables. */
  nodeLifetime: number;
  /** The address people use, where it differs from host and port (a proxy, TLS). */
  publicUrl?: string;
  /** The proxies in front, whose word about the client's address is taken. */
  trustProxy: Proxies;
  /** Further origins whose pages may connect. */
  origins: string[];
  /** The built web client; without one, programs are served alone. */
  web?: string;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  /** Threads in which bots think; with 0 they think in the one that serves people. */
  botThreads: number;
  /** Files of bots besides those of this house, which may be given a seat as `own:NAME`. */
  botFiles: string[];
  /** Milliseconds bots play on at a table that nobody plays or watches, and rest before they go on. */
  unattended: { play: number; rest: number };
  /** Games finished so many days ago are forgotten; without it none are. */
  keepDays?: number;
  /** Milliseconds a player has to be away before the host may give the seat to somebody else. */
  replaceAfter: number;
  /** Milliseconds the deal waits for parts of the seed that people have promised. */
  partWait: number;
  /** Serve /metrics; keep the outside away from it. */
  metrics: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  notices: {
    /** The mail server, and the sender people see; without it the server sends no mail. */
    smtp?: { url: string; from: string };
    /** Keys for push messages; without them the server makes some and keeps them in its database. */
    vapid?: { publicKey: string; privateKey: string };
    /** Whom push services can turn to: a mailto: or https: address. */
    contact?: string;
    /** Let webhooks lead into the server's own network, and go without TLS. */
    anywhere: boolean;
    /** Milliseconds people have to come back by themselves before they are told. */
    hold: number;
    /** Milliseconds what happens at a table is gathered before its group is told. */
    groupHold: number;
    /** Milliseconds between two looks for something to tell. */
    poll: number;
    /** Leave people in peace for a while between two messages. */
    spaced: boolean;
  };
  /** Milliseconds that a client is waited for. */
  patience: {
    /** Until the head of its request is there, and all of it. */
    head: number;
    request: number;
    /** While nothing goes either way. */
    idle: number;
    /** On a WebSocket, until it says hello, and between two signs of life. */
    greeting: number;
    heartbeat: number;
  };
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
    /** Looks of one seat or spectator into the past. */
    history: Rate;
    /** Requests of one account. */
    accounts: Rate;
    /** Attempts of one address to sign in, to register or to have a mail sent. */
    logins: Rate;
    /** Reports and invitations of one seat or address. */
    reports: Rate;
    /** Connections of one address at a time, of whatever kind. */
    connections: number;
    /** WebSockets of one address at a time. */
    sockets: number;
    /** Bytes that may wait for a slow client. */
    backlog: number;
  };
}

export const defaults: Settings = {
  host: '127.0.0.1',
  port: 4100,
  data: 'data',
  nodeLifetime: 2500,
  trustProxy: 0,
  origins: [],
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  botDelay: 250,
  botThreads: Math.max(1, availableParallelism() - 1),
  botFiles: [],
  unattended: { play: 600_000, rest: 3_600_000 },
  replaceAfter: 300_000,
  partWait: 10_000,
  metrics: false,
  logLevel: 'info',
  notices: { anywhere: false, hold: 60_000, groupHold: 3_000, poll: 5_000, spaced: true },
  patience: { head: 10_000, request: 30_000, idle: 72_000, greeting: 10_000, heartbeat: 30_000 },
  limits: {
    requests: { burst: 120, perSecond: 20 },
    tables: { burst: 20, perSecond: 0.1 },
    tokens: { burst: 10, perSecond: 0.2 },
    messages: { burst: 120, perSecond: 30 },
    chat: { burst: 10, perSecond: 1 },
    history: { burst: 40, perSecond: 8 },
    accounts: { burst: 240, perSecond: 40 },
    logins: { burst: 20, perSecond: 0.1 },
    reports: { burst: 20, perSecond: 0.02 },
    connections: 400,
    sockets: 200,
    backlog: 4 * 1024 * 1024,
  },
};
