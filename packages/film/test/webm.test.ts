import { expect, it } from 'vitest';
import { type Block, webm } from '../src/webm.ts';

interface Element {
  id: number;
  at: number;
  data: Uint8Array;
}

/** The elements of a stretch of bytes, as a reader of the format takes them. */
function elements(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const begins = at;
    const vint = (keep: boolean): number => {
      const length = Math.clz32(bytes[at]!) - 23;
      let value = keep ? bytes[at]! : bytes[at]! & (0xff >> length);
      for (let i = 1; i < length; i += 1) value = value * 256 + bytes[at + i]!;
      at += length;
      return value;
    };
    const id = vint(true);
    const length = vint(false);
    found.push({ id, at: begins, data: bytes.subarray(at, at + length) });
    at += length;
  }
  return found;
}

const number = (data: Uint8Array): number => data.reduce((sum, byte) => sum * 256 + byte, 0);
const inside = (data: Uint8Array, id: number): Uint8Array =>
  elements(data).find((one) => one.id === id)!.data;

it('a film is a segment with its pictures in order, and an index that leads to them', () => {
  const block = (at: number, key: boolean, size: number): Block => ({
    at,
    key,
    data: new Uint8Array(size).fill(at % 251),
  });
  const blocks = [block(0, true, 300), block(42, false, 20), block(83, false, 70_000), block(5000, true, 10)];
  const file = webm(blocks, { codec: 'V_VP9', width: 1280, height: 720, duration: 90_000 });

  const [head, segment, ...rest] = elements(file);
  expect(rest).toEqual([]);
  expect(head!.id).toBe(0x1a45dfa3);
  const parts = elements(segment!.data);
  expect(parts.map(({ id }) => id.toString(16))).toEqual([
    ...['114d9b74', '1549a966', '1654ae6b', '1f43b675', '1f43b675', '1c53bb6b'],
  ]);
  const info = parts[1]!.data;
  const [float] = [inside(info, 0x4489)];
  expect(new DataView(float.buffer, float.byteOffset).getFloat64(0)).toBe(90_000);

  const clusters = parts.filter(({ id }) => id === 0x1f43b675);
  const told = clusters.flatMap(({ data }) => {
    const begins = number(inside(data, 0xe7));
    return elements(data)
      .filter(({ id }) => id === 0xa3)
      .map((simple) => ({
        at: begins + number(simple.data.subarray(1, 3)),
        key: simple.data[3] === 0x80,
        size: simple.data.length - 4,
      }));
  });
  expect(told).toEqual(blocks.map(({ at, key, data }) => ({ at, key, size: data.length })));

  const cues = elements(parts.at(-1)!.data).map(({ data }) => ({
    time: number(inside(data, 0xb3)),
    at: number(inside(inside(data, 0xb7), 0xf1)),
  }));
  expect(cues).toEqual(clusters.map(({ at }, i) => ({ time: i === 0 ? 0 : 5000, at })));
  const sought = elements(parts[0]!.data).map(({ data }) => number(inside(data, 0x53ac)));
  expect(sought).toEqual([parts[1]!.at, parts[2]!.at, parts.at(-1)!.at]);
});
