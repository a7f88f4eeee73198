/** A signal for Ctrl-C and its like; `done` gives them back their usual meaning. */
export function untilStopped(): { signal: AbortSignal; done(): void } {
  const stop = new AbortController();
  const heard = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.once(name, heard);
  return {
    signal: stop.signal,
    done() {
      for (const name of signals) process.off(name, heard);
    },
  };
}
