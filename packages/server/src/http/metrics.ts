import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from './histogram.ts';

/** Time spent waiting for the database. */
export interface StorageTimes {
  read: Histogram;
  write: Histogram;
}

/** Numbers for a monitoring system, in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges: Record<string, [help: string, read: () => number]>;
  readonly #storage: StorageTimes;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #actions = new Histogram();

  constructor(gauges: Record<string, [help: string, read: () => number]>, storage: StorageTimes) {
    this.#gauges = gauges;
    this.#storage = storage;
    this.#delay.enable();
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** An action from its arrival to its acknowledgement. */
  action(milliseconds: number): void {
    this.#actions.observe(milliseconds);
  }

  close(): void {
    this.#delay.disable();
  }

  text(): string {
    const lines: string[] = [];
    const add = (name: string, type: string, help: string, ...values: string[]): void => {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values.map((v) => `${name}${v}`));
    };
    for (const [name, [help, read]] of Object.entries(this.#gauges))
      add(`ochre_${name}`, 'gauge', help, ` ${read()}`);
    for (const [name, n] of this.#counts) add(`ochre_${name}_total`, 'counter', 'Since the start.', ` ${n}`);
    add(
      'ochre_action_seconds',
      'histogram',
      'From the arrival of an answer to its acknowledgement.',
      ...this.#actions.lines(),
    );
    const { read, write } = this.#storage;
    add(
      'ochre_storage_seconds',
      'histogram',
      'Time the database takes.',
      ...read.lines('kind="read"'),
      ...write.lines('kind="write"'),
    );
    const { rss, heapUsed } = process.memoryUsage();
    add('process_resident_memory_bytes', 'gauge', 'Resident memory.', ` ${rss}`);
    add('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', ` ${heapUsed}`);
    const lag = this.#delay.percentile(99) / 1e9;
    add('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Event loop delay.', ` ${lag}`);
    return `${lines.join('\n')}\n`;
  }
}
