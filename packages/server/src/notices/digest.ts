import type { Digest } from '@ochre/protocol';

const HOUR = 3_600_000;

export function knownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const hourIn = (zone: string, at: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at));

/** When something that happened at `at` is told; digests fall on whole hours, so that all of one hour meet. */
export function toldAt(digest: Digest, at: number, hold: number): number {
  if (digest === null) return at + hold;
  if ('hours' in digest) return Math.floor(at / (digest.hours * HOUR) + 1) * digest.hours * HOUR;
  // Zones differ by quarters of an hour, and days of a change have 23 or 25 hours: look hour by hour.
  const quarter = HOUR / 4;
  let next = Math.floor(at / quarter + 1) * quarter;
  while (hourIn(digest.zone, next) !== digest.hour || hourIn(digest.zone, next - quarter) === digest.hour)
    next += quarter;
  return next;
}
