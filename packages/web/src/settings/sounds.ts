import { settings } from './settings.ts';

// Short sounds made on the spot: struck strings and a drum, no recordings to fetch.

export type Sound = 'turn' | 'offer' | 'battle' | 'calamity';

interface Note {
  /** Seconds after the start. */
  at: number;
  hertz: number;
  length: number;
  loudness: number;
  wave: OscillatorType;
  /** Where the tone has slid to at its end. */
  to?: number;
}

const pluck = (at: number, hertz: number, loudness = 0.18): Note => ({
  at,
  hertz,
  loudness,
  length: 0.7,
  wave: 'triangle',
});
const drum = (at: number, loudness = 0.4): Note => ({
  at,
  loudness,
  hertz: 150,
  to: 52,
  length: 0.28,
  wave: 'sine',
});

const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [pluck(0, 392), pluck(0.13, 523.3), pluck(0.26, 659.3, 0.2)],
  offer: [pluck(0, 587.3, 0.12), pluck(0.09, 784, 0.12)],
  battle: [drum(0), drum(0.16, 0.3), drum(0.32, 0.45)],
  calamity: [
    { at: 0, hertz: 196, to: 147, length: 1.1, loudness: 0.16, wave: 'sawtooth' },
    { at: 0, hertz: 207.7, to: 155.6, length: 1.1, loudness: 0.1, wave: 'sawtooth' },
    drum(0.05, 0.4),
  ],
};

let context: AudioContext | undefined;

function strike(audio: AudioContext, { at, hertz, to, length, loudness, wave }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** Plays a sound, where sounds are wanted and the browser lets a page be heard. */
export function play(sound: Sound): void {
  if (settings.sound.value.peek() === 'off' || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of SOUNDS[sound]) strike(context, note);
}
