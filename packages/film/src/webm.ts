// A film of one track as a WebM file. What encodes the pictures is the browser's; this puts them in order, with an index
// so that players can jump.

/** An encoded picture and when it is shown, in milliseconds. */
export interface Block {
  data: Uint8Array;
  at: number;
  /** Needs none before it. */
  key: boolean;
}

export interface Track {
  codec: 'V_VP8' | 'V_VP9';
  width: number;
  height: number;
  /** Of the whole film, in milliseconds. */
  duration: number;
}

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;

type Bytes = Uint8Array<ArrayBuffer>;

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A whole number in as few bytes as it takes, or in so many. */
function whole(value: number, bytes = 1): Bytes {
  let length = bytes;
  while (value >= 2 ** (8 * length)) length += 1;
  const written = new Uint8Array(length);
  for (let i = length - 1, rest = value; i >= 0; i -= 1, rest = Math.floor(rest / 256))
    written[i] = rest % 256;
  return written;
}

function float(value: number): Bytes {
  const written = new Uint8Array(8);
  new DataView(written.buffer).setFloat64(0, value);
  return written;
}

const text = (value: string): Bytes => new TextEncoder().encode(value);

/** An element: id, length in four bytes, content. */
function element(id: number, ...content: Uint8Array[]): Bytes {
  const data = joined(content);
  const length = whole(data.length, 4);
  // Lengths of four bytes have 28 bits: a film of the largest size that is allowed has far less.
  length[0]! |= 0x10;
  return joined([whole(id), length, data]);
}

/** Pictures from one that needs none before it up to the next such. */
function clustersOf(blocks: readonly Block[]): Block[][] {
  const clusters: Block[][] = [];
  for (const block of blocks) {
    if (block.key || clusters.length === 0) clusters.push([]);
    clusters.at(-1)!.push(block);
  }
  return clusters;
}

function clusterOf(blocks: readonly Block[]): Bytes {
  const begins = blocks[0]!.at;
  const simple = blocks.map(({ data, at, key }) => {
    const since = at - begins;
    const head = Uint8Array.of(0x81, since >> 8, since & 0xff, key ? 0x80 : 0);
    return element(0xa3, head, data);
  });
  return element(ID.cluster, element(0xe7, whole(begins)), ...simple);
}

export function webm(blocks: readonly Block[], { codec, width, height, duration }: Track): Bytes {
  const head = element(
    ID.head,
    element(0x4286, whole(1)),
    element(0x42f7, whole(1)),
    element(0x42f2, whole(4)),
    element(0x42f3, whole(8)),
    element(0x4282, text('webm')),
    element(0x4287, whole(4)),
    element(0x4285, whole(2)),
  );
  const info = element(
    ID.info,
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4d80, text('Ochre')),
    element(0x5741, text('Ochre')),
    element(0x4489, float(duration)),
  );
  const tracks = element(
    ID.tracks,
    element(
      0xae,
      ...[element(0xd7, whole(1)), element(0x73c5, whole(1)), element(0x83, whole(1))],
      element(0x86, text(codec)),
      element(0xe0, element(0xb0, whole(width)), element(0xba, whole(height))),
    ),
  );
  const groups = clustersOf(blocks);
  const clusters = groups.map(clusterOf);
  const seeking = (positions: readonly [id: number, at: number][]): Bytes =>
    element(
      ID.seekHead,
      ...positions.map(([id, at]) =>
        element(ID.seek, element(ID.seekId, whole(id)), element(ID.seekPosition, whole(at, 6))),
      ),
    );
  // Positions count from where the content of the segment begins; they all take the same room.
  const first = seeking([
    [ID.info, 0],
    [ID.tracks, 0],
    [ID.cues, 0],
  ]).length;
  let at = first + info.length + tracks.length;
  const cues = element(
    ID.cues,
    ...groups.map((group, i) => {
      const place = element(0xb7, element(0xf7, whole(1)), element(0xf1, whole(at, 6)));
      at += clusters[i]!.length;
      return element(0xbb, element(0xb3, whole(group[0]!.at)), place);
    }),
  );
  const seek = seeking([
    [ID.info, first],
    [ID.tracks, first + info.length],
    [ID.cues, at],
  ]);
  return joined([head, element(ID.segment, seek, info, tracks, ...clusters, cues)]);
}
