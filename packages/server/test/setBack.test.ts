import { afterEach, describe, expect, it, vi } from 'vitest';
import { Delays } from '../src/accounts/delays.ts';
import type { Tries } from '../src/accounts/store.ts';
import { generous, house } from './house.ts';

const HOUR = 3_600_000;
afterEach(() => void vi.restoreAllMocks());

/** As when somebody corrects the clock of the machine. */
function setBack(by: number): void {
  const really = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => really() - by);
}

describe('when the clock is set back by an hour', () => {
  it('nobody waits an hour to be heard again', async () => {
    const { url } = await house({ limits: { ...generous, requests: { burst: 3, perSecond: 20 } } });
    const ask = async () => (await fetch(`${url}/api`)).status;
    const before = await Promise.all(Array.from({ length: 20 }, ask));
    expect(before).toContain(429);
    setBack(HOUR);
    await expect.poll(ask).toBe(200);
  });

  it('whoever mistyped a password waits no longer than without', async () => {
    const filed = new Map<string, Tries>();
    const delays = new Delays(
      {
        countTry: async (name, next) => void filed.set(name, next(filed.get(name))),
        forgetTries: async (name) => void filed.delete(name),
      },
      'login',
    );
    const now = Date.now();
    for (let i = 0; i < 5; i++) await delays.attempt('ada', now);
    await expect(delays.attempt('ada', now)).rejects.toThrow('in 1 seconds');
    // How long ago it was cannot be known; it still counts, and the next wait is longer.
    await delays.attempt('ada', now - HOUR);
    await expect(delays.attempt('ada', now - HOUR)).rejects.toThrow('in 2 seconds');
    await delays.attempt('ada', now - HOUR + 2000);
    await expect(delays.attempt('ada', now - HOUR + 2000)).rejects.toThrow('in 4 seconds');
    // Nodes whose clocks differ a little are no way around it.
    await expect(delays.attempt('ada', now - HOUR + 1000)).rejects.toThrow('in 5 seconds');
  });
});
