import { round, type Spread } from './figures.ts';
import type { Extent, Measured } from './measure.ts';

/** The figures by the names under which they are compared. */
export function figuresOf(m: Measured, { tables, sockets, botTables }: Extent): Record<string, number> {
  return {
    fanoutP95Ms: round(m.fanout.delay.p95),
    actionsPerSecond: Math.round(m.throughput.perSecond),
    tables,
    idleSockets: sockets,
    idleRssMb: Math.round(m.idle.rssMb),
    coldOpenMs: round(m.cold.p50),
    deltaBytesMedian: m.fanout.bytes.p50,
    fanoutP50Ms: round(m.fanout.delay.p50),
    fanoutWorstMs: round(m.fanout.delay.worst),
    deltaBytesP95: m.fanout.bytes.p95,
    acknowledgedP50Ms: round(m.throughput.delay.p50),
    acknowledgedP95Ms: round(m.throughput.delay.p95),
    actionCpuMs: round(m.throughput.cpuMs, 3),
    idleHealthP95Ms: round(m.idle.healthz.p95),
    besideBotsTables: botTables,
    besideBotsActionP50Ms: round(m.beside.action.p50),
    besideBotsActionP95Ms: round(m.beside.action.p95),
    besideBotsActionP99Ms: round(m.beside.action.p99),
    besideBotsPingP50Ms: round(m.beside.ping.p50),
    besideBotsPingP95Ms: round(m.beside.ping.p95),
    besideBotsPingP99Ms: round(m.beside.ping.p99),
    botsPerSecond: Math.round(m.beside.botsPerSecond),
    coldOpenWorstMs: round(m.cold.worst),
  };
}

/** The same for people. */
export function tableOf(m: Measured, { tables, sockets, botTables }: Extent): string {
  const spread = ({ p50, p95, p99, worst }: Spread, unit: string): string[] =>
    [p50, p95, p99, worst].map((n) => `${round(n, unit === 'B' ? 0 : 1)} ${unit}`);
  const rows: [string, ...string[]][] = [
    ['', 'median', 'p95', 'p99', 'worst'],
    ['one table of 18: an answer reaches the others', ...spread(m.fanout.delay, 'ms')],
    ['                 size of what they receive', ...spread(m.fanout.bytes, 'B')],
    [`${tables} tables of 5: an answer is acknowledged`, ...spread(m.throughput.delay, 'ms')],
    [`${sockets} connections at rest: the server says that it is well`, ...spread(m.idle.healthz, 'ms')],
    [`${botTables} tables of bots: a person's answer is acknowledged`, ...spread(m.beside.action, 'ms')],
    ['                   the server says that it is there', ...spread(m.beside.ping, 'ms')],
    ['a late game of 18 is opened', ...spread(m.cold, 'ms')],
  ];
  const wide = Math.max(...rows.map(([what]) => what.length));
  return [
    ...rows.map(([what, ...cells]) => what.padEnd(wide) + cells.map((cell) => cell.padStart(12)).join('')),
    '',
    `answers acknowledged at ${tables} tables: ${Math.round(m.throughput.perSecond)} a second, ${round(m.throughput.cpuMs)} ms of the server's time each`,
    `bots at ${botTables} tables: ${Math.round(m.beside.botsPerSecond)} answers a second`,
    `memory with ${sockets} connections at rest: ${Math.round(m.idle.rssMb)} MB`,
  ].join('\n');
}
