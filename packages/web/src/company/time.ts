import type { SeatClock } from '@ochre/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import type { TableClock } from '../session/company.ts';

const now = signal(Date.now());
let watchers = 0;
let timer: number | undefined;

/** The time, told every second to those who look at it. */
export function useNow(): number {
  useEffect(() => {
    now.value = Date.now();
    if (watchers++ === 0)
      timer = window.setInterval(() => {
        now.value = Date.now();
      }, 1000);
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, []);
  return now.value;
}

export interface TimeLeft {
  ms: number;
  /** The allowance is used up: this is the bank. */
  bank: boolean;
  still: boolean;
}

/** What a seat that is waited for has left. */
export function timeLeft(seat: SeatClock, { offset }: TableClock, at: number): TimeLeft | undefined {
  const server = at + offset;
  const { bankFrom, endsAt, left } = seat;
  if (left !== undefined) return { ms: left, bank: false, still: true };
  if (endsAt === undefined) return undefined;
  const bank = bankFrom !== undefined && server >= bankFrom;
  return { ms: Math.max(0, (bank ? endsAt : (bankFrom ?? endsAt)) - server), bank, still: false };
}

const DAY = 86_400;
const two = (n: number): string => String(n).padStart(2, '0');

/** `2:41`, `1:05:00`, `3 d 4:00`. */
export function written(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [d, h, m, s] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  if (d > 0) return `${text.value.clock.days(d)} ${h}:${two(m)}`;
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
