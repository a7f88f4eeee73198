import type { Colour } from './numbers.ts';

/** The colour under the brush: mixed and shaded in place, one object for the whole page. */
export class Brush {
  r = 0;
  g = 0;
  b = 0;

  set(r: number, g: number, b: number): void {
    this.r = r;
    this.g = g;
    this.b = b;
  }

  mix([r, g, b]: Colour, t: number): void {
    this.r += (r - this.r) * t;
    this.g += (g - this.g) * t;
    this.b += (b - this.b) * t;
  }

  scale(k: number): void {
    this.r *= k;
    this.g *= k;
    this.b *= k;
  }
}
