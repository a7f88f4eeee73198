import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { dealsSeen, keepDealsSeen } from '../src/session/dealsSeen.ts';
import type { Session } from '../src/session/session.ts';

const told = (events: number): Session =>
  ({ log: signal(Array.from({ length: events }, (_, seq) => ({ seq }))) }) as unknown as Session;

it('a table opened anew after an answer was taken back shows no receipt that was seen, and every one that follows', () => {
  const [before, now] = [told(40), told(30)];
  dealsSeen(before).value = 39;
  expect(dealsSeen(now).value).toBe(-1);
  keepDealsSeen(before, now);
  expect(dealsSeen(now).value).toBe(29);
});

it('one that was not looked at yet is still shown', () => {
  const [before, now] = [told(40), told(30)];
  dealsSeen(before).value = 12;
  keepDealsSeen(before, now);
  expect(dealsSeen(now).value).toBe(12);
});
