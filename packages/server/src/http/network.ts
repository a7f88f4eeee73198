import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many proxies stand in front, one behind the other; or their addresses, single or as `10.0.0.0/8`. */
export type Proxies = number | readonly string[];

/** Whether an address, so many hops away, is a proxy whose word about the next one is taken. */
export function trusts(proxies: Proxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address, bits] = proxy.split('/') as [string, string?];
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    known.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && known.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * What counts as one address where something is limited. Of the newer kind of addresses everybody is given 2⁶⁴ at a
 * time, so their first half is what counts; an older address written in the newer way is the older one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%')[0]!);
  const older = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (older) return groups.slice(6).flatMap(bytesOf).join('.');
  const half = groups.slice(0, 4).map((group) => group.toString(16));
  return `${half.join(':')}::/64`;
}

const bytesOf = (group: number): number[] => [group >> 8, group & 255];

/** The eight numbers of an address, with those that `::` stands for. */
function groupsOf(address: string): number[] {
  const [before, after] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  if (!after) return before!;
  return [...before!, ...Array<number>(8 - before!.length - after.length).fill(0), ...after];
}

/** One group, or the two that an older address at the end stands for. */
function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a, b, c, d] = group.split('.').map(Number) as [number, number, number, number];
  return [a * 256 + b, c * 256 + d];
}
