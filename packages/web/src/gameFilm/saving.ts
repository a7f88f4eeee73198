import { type Block, type Film, POSTER, POSTER_MAP, posterStage, SIZE, type Track, webm } from '@ochre/film';
import { drawShapes } from './canvas.ts';
import { Painter } from './painter.ts';

/** This browser writes no films. */
export class NoEncoder extends Error {}

const FILM = { width: 1280, height: 720 };
const RATE = 24;
/** Ninety seconds of it are far below the fifteen megabytes that a film may have. */
const BITS_A_SECOND = 1_000_000;
/** So often a picture needs none before it, and so often there is one at all, in milliseconds. */
const KEY_EVERY = 5000;
const LATEST = 1000;
/** Pictures that may wait for the encoder. */
const WAITING = 4;

const CODECS: readonly (readonly [string, Track['codec']])[] = [
  ['vp09.00.31.08', 'V_VP9'],
  ['vp8', 'V_VP8'],
];

async function codecFor(): Promise<{ config: VideoEncoderConfig; codec: Track['codec'] }> {
  if (typeof VideoEncoder === 'undefined') throw new NoEncoder();
  for (const [name, codec] of CODECS) {
    const config = { codec: name, ...FILM, bitrate: BITS_A_SECOND, framerate: RATE };
    if ((await VideoEncoder.isConfigSupported(config)).supported) return { config, codec };
  }
  throw new NoEncoder();
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The film as WebM, picture by picture: what does not change is not written again. */
export async function filmFile(
  film: Film,
  progress: (done: number) => void,
  stopped: AbortSignal,
): Promise<Blob> {
  const { config, codec } = await codecFor();
  const canvas = Object.assign(document.createElement('canvas'), FILM);
  const context = canvas.getContext('2d')!;
  const painter = await Painter.for(film.stage, FILM);
  const blocks: Block[] = [];
  let failed: unknown;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      blocks.push({ data, at: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key' });
    },
    error: (error) => {
      failed = error;
    },
  });
  encoder.configure(config);
  try {
    const frames = Math.ceil((film.duration * RATE) / 1000);
    let [last, shown, keyed] = ['', -LATEST, -KEY_EVERY];
    for (let i = 0; i < frames; i += 1) {
      stopped.throwIfAborted();
      if (failed) throw failed;
      const time = Math.round((i * 1000) / RATE);
      const frame = film.frameAt(time);
      const key = JSON.stringify(frame);
      if (key === last && time - shown < LATEST) continue;
      [last, shown] = [key, time];
      painter.paint(context, frame, SIZE);
      const picture = new VideoFrame(canvas, { timestamp: time * 1000 });
      const keyFrame = time - keyed >= KEY_EVERY;
      if (keyFrame) keyed = time;
      encoder.encode(picture, { keyFrame });
      picture.close();
      progress((i + 1) / frames);
      do await rest();
      while (encoder.encodeQueueSize > WAITING && !failed);
    }
    await encoder.flush();
    if (failed) throw failed;
    return new Blob([webm(blocks, { codec, ...FILM, duration: film.duration })], { type: 'video/webm' });
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/** Draws the poster, so many pixels for each of its own. */
export async function drawPoster(
  film: Film,
  cut: Parameters<typeof posterStage>,
  scale: number,
): Promise<HTMLCanvasElement> {
  const poster = film.poster(posterStage(...cut));
  const sized = (value: number): number => Math.round(value * scale);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: sized(POSTER.width),
    height: sized(POSTER.height),
  });
  const map = Object.assign(document.createElement('canvas'), {
    width: sized(POSTER_MAP.width),
    height: sized(POSTER_MAP.height),
  });
  const painter = await Painter.for(poster.stage, map);
  painter.paint(map.getContext('2d')!, poster.map, POSTER_MAP);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  drawShapes(context, poster.below);
  context.drawImage(map, POSTER_MAP.x, POSTER_MAP.y, POSTER_MAP.width, POSTER_MAP.height);
  drawShapes(context, poster.above);
  return canvas;
}

export async function posterFile(film: Film, cut: Parameters<typeof posterStage>): Promise<Blob> {
  const canvas = await drawPoster(film, cut, 1);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
