// An animated WebP, written frame by frame: of each only what is not as it was before. Nothing but one frame is held in
// memory, and a picture that stands still costs nothing.

/** Changes are looked for, and written, in squares of this side: what is written begins at even pixels. */
const SIDE = 8;
/**
 * What becomes of a square. Beside one that changed the colours are kept though they are not seen: the encoder smooths
 * edges, and what is smoothed there must not come from somewhere else.
 */
const [SAME, BESIDE, CHANGED] = [0, 1, 2];
/** Colour of what is not seen at all. */
const FLAT = 96;
/** Where more of a rectangle than this has changed, all of it is written. */
const MOSTLY = 0.7;

interface Size {
  width: number;
  height: number;
}
interface Cut extends Size {
  x: number;
  y: number;
}

/** Red, green and blue, and opacity where there are four channels, as a WebP file. */
export type Encode = (pixels: Buffer, size: Size & { channels: 3 | 4 }) => Promise<Buffer>;

/** A chunk of a RIFF file; its length is even. */
function chunk(id: string, ...parts: Uint8Array[]): Buffer {
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The chunks of a still picture that go into a frame: its opacity, and its colours. */
function pictureOf(file: Buffer): Buffer[] {
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const id = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (id === 'ALPH' || id === 'VP8 ' || id === 'VP8L') kept.push(file.subarray(at, end));
    at = end;
  }
  return kept;
}

function threeBytes(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

/** The squares that changed, and the rectangle they lie in. */
function changes(
  { width, height }: Size,
  was: Uint8Array,
  is: Uint8Array,
): { cut: Cut; squares: Uint8Array; columns: number; share: number } | undefined {
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const squares = new Uint8Array(columns * rows);
  let [left, top, right, bottom, count] = [columns, rows, -1, -1, 0];
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / SIDE);
    for (let column = 0; column < columns; column += 1) {
      if (squares[row * columns + column] === CHANGED) continue;
      const from = (y * width + column * SIDE) * 3;
      const to = (y * width + Math.min(width, (column + 1) * SIDE)) * 3;
      let same = true;
      for (let i = from; same && i < to; i += 1) same = was[i] === is[i];
      if (same) continue;
      squares[row * columns + column] = CHANGED;
      count += 1;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  if (count === 0) return undefined;
  const [x, y] = [left * SIDE, top * SIDE];
  const cut = {
    x,
    y,
    width: Math.min(width, (right + 1) * SIDE) - x,
    height: Math.min(height, (bottom + 1) * SIDE) - y,
  };
  markBeside(squares, columns, rows);
  return { cut, squares, columns, share: count / ((right - left + 1) * (bottom - top + 1)) };
}

function markBeside(squares: Uint8Array, columns: number, rows: number): void {
  for (let at = 0; at < squares.length; at += 1) {
    if (squares[at] !== CHANGED) continue;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        if (squares[y * columns + x] === SAME) squares[y * columns + x] = BESIDE;
  }
}

export class AnimatedWebp {
  readonly #size: Size;
  readonly #encode: Encode;
  readonly #frames: { cut: Cut; data: Buffer[]; blend: boolean; lasts: number }[] = [];
  #last: Uint8Array | undefined;

  constructor(size: Size, encode: Encode) {
    this.#size = size;
    this.#encode = encode;
  }

  /** The next picture (red, green and blue of each pixel) and how long it is shown, in milliseconds. */
  async add(pixels: Uint8Array, lasts: number): Promise<void> {
    const { width, height } = this.#size;
    const last = this.#last;
    this.#last = pixels;
    const found = last && changes(this.#size, last, pixels);
    if (last && !found) {
      this.#frames.at(-1)!.lasts += lasts;
      return;
    }
    const cut = found?.cut ?? { x: 0, y: 0, width, height };
    const blend = found !== undefined && found.share < MOSTLY;
    const channels = blend ? 4 : 3;
    const part = Buffer.alloc(cut.width * cut.height * channels, FLAT);
    for (let y = 0, to = 0; y < cut.height; y += 1)
      for (let x = 0; x < cut.width; x += 1, to += channels) {
        const square =
          Math.floor((cut.y + y) / SIDE) * (found?.columns ?? 0) + Math.floor((cut.x + x) / SIDE);
        const kind = blend ? found.squares[square]! : CHANGED;
        if (blend) part[to + 3] = kind === CHANGED ? 255 : 0;
        if (kind === SAME) continue;
        const from = ((cut.y + y) * width + cut.x + x) * 3;
        part[to] = pixels[from]!;
        part[to + 1] = pixels[from + 1]!;
        part[to + 2] = pixels[from + 2]!;
      }
    const file = await this.#encode(part, { width: cut.width, height: cut.height, channels });
    this.#frames.push({ cut, data: pictureOf(file), blend, lasts });
  }

  /** All of it as a file, which plays again and again. */
  finish(): Buffer {
    const { width, height } = this.#size;
    const ANIMATED_WITH_ALPHA = 0x12;
    const head = chunk(
      'VP8X',
      Buffer.from([ANIMATED_WITH_ALPHA, 0, 0, 0]),
      threeBytes(width - 1),
      threeBytes(height - 1),
    );
    const endless = chunk('ANIM', Buffer.from([0, 0, 0, 255, 0, 0]));
    const frames = this.#frames.map(({ cut, data, blend, lasts }) =>
      chunk(
        'ANMF',
        ...[cut.x / 2, cut.y / 2, cut.width - 1, cut.height - 1, lasts].map(threeBytes),
        Buffer.from([blend ? 0 : 2]),
        ...data,
      ),
    );
    const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), head, endless, ...frames]);
    const riff = Buffer.alloc(8);
    riff.write('RIFF', 'latin1');
    riff.writeUInt32LE(body.length, 4);
    return Buffer.concat([riff, body]);
  }
}
