import { expect, it } from 'vitest';
import { networkOf, trusts } from '../src/http/network.ts';

it('an older address counts by itself, however it is written', () => {
  for (const same of ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '::FFFF:192.0.2.7'])
    expect(networkOf(same)).toBe('192.0.2.7');
  expect(networkOf('::192.0.2.7')).not.toBe('192.0.2.7');
});

it('of a newer one the first half counts', () => {
  const home = networkOf('2001:db8:1:2::1');
  expect(home).toBe('2001:db8:1:2::/64');
  for (const same of [
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2::',
    '2001:0db8:0001:0002:1::192.0.2.7',
  ])
    expect(networkOf(same)).toBe(home);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home);
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('unknown')).toBe('unknown');
});

it('proxies are so many, or named', () => {
  expect([0, 1, 2].map((hop) => trusts(2)('192.0.2.7', hop))).toEqual([true, true, false]);
  expect(trusts(0)('127.0.0.1', 0)).toBe(false);
  const named = trusts(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1']);
  for (const proxy of ['127.0.0.1', '::ffff:127.0.0.1', '10.200.0.1', '2001:db8:9::1', '::1'])
    expect(named(proxy, 5), proxy).toBe(true);
  for (const other of ['127.0.0.2', '11.0.0.1', '2001:db9::1', 'unknown', ''])
    expect(named(other, 0), other).toBe(false);
  for (const wrong of ['localhost', '10.0.0.0/33', '10.0.0.0/x', '']) expect(() => trusts([wrong])).toThrow();
});
