import { crc32, deflateRawSync } from 'node:zlib';

/** The first of January 1980, midnight: the same files give the same archive at any time. */
const DATE = 0x0021;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0, names in UTF-8, deflated. */
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;

type Field = [value: number, bytes: 2 | 4];

const record = (...fields: Field[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A ZIP archive of these files, named by their paths with slashes. */
export function zip(files: readonly (readonly [path: string, content: Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path, 'utf8');
    const packed = deflateRawSync(content, { level: 9 });
    const told: Field[] = [
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const head = record([LOCAL, 4], ...told);
    parts.push(head, name, packed);
    // No comment, one disk, no attributes.
    central.push(record([CENTRAL, 4], [VERSION, 2], ...told, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    at += head.length + name.length + packed.length;
  }
  const list = Buffer.concat(central);
  const n = files.length;
  const end = record([END, 4], [0, 2], [0, 2], [n, 2], [n, 2], [list.length, 4], [at, 4], [0, 2]);
  return Buffer.concat([...parts, list, end]);
}
