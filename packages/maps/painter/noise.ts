import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';

/** A small generator of even numbers in [0, 1): the same seed, the same numbers. */
export function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const noise = (seed: number): NoiseFunction2D => createNoise2D(random(seed));

/** Fine paper grain in [-0.5, 0.5): a hash of the pixel. */
export function grain(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 8) & 255) / 255 - 0.5;
}
