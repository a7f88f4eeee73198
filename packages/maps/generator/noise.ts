import { createNoise2D } from 'simplex-noise';

export type Noise = (x: number, y: number) => number;

/** Smooth noise from -1 to 1, the same for the same random numbers. */
export function noiseFrom(random: () => number): Noise {
  return createNoise2D(random);
}

/** Four octaves of noise. */
export function layered(noise: Noise, x: number, y: number, frequency: number): number {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  let scale = frequency;
  for (let octave = 0; octave < 4; octave += 1) {
    sum += weight * noise(x * scale, y * scale);
    weights += weight;
    weight *= 0.55;
    scale *= 2.1;
  }
  return sum / weights;
}
