import { monitorEventLoopDelay } from 'node:perf_hooks';

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/** Numbers for a monitoring system, in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  readonly #gauges: Record<string, [help: string, read: () => number]>;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #actions = 0;
  #milliseconds = 0;

  constructor(gauges: Record<string, [help: string, read: () => number]>) {
    this.#gauges = gauges;
    this.#delay.enable();
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** An action from its arrival to its acknowledgement. */
  action(milliseconds: number): void {
    this.#actions++;
    this.#milliseconds += milliseconds;
    for (const [i, limit] of BUCKETS.entries()) if (milliseconds <= limit) this.#buckets[i]!++;
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
      ...BUCKETS.map((limit, i) => `_bucket{le="${limit / 1000}"} ${this.#buckets[i]}`),
      `_bucket{le="+Inf"} ${this.#actions}`,
      `_sum ${this.#milliseconds / 1000}`,
      `_count ${this.#actions}`,
    );
    const { rss, heapUsed } = process.memoryUsage();
    add('process_resident_memory_bytes', 'gauge', 'Resident memory.', ` ${rss}`);
    add('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', ` ${heapUsed}`);
    const lag = this.#delay.percentile(99) / 1e9;
    add('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Event loop delay.', ` ${lag}`);
    return `${lines.join('\n')}\n`;
  }
}
