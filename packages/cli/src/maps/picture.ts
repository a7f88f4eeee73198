import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tilesIn, wholeFor } from '@ochre/maps/background.ts';
import { type BoardImage, type BoardOptions, type Box, renderBoard } from '@ochre/maps/render/index.ts';
import { type DrawnBoard, fontFolder, type Painting } from './boards.ts';

export interface Picture {
  window: Box;
  /** Of the picture, in pixels. */
  width: number;
}

/** The files of the painting that cover a window, sharp enough for the scale. */
export function imagesFor({ folder, set }: Painting, window: Box, scale: number): BoardImage[] {
  const whole = wholeFor(set, scale);
  const page = { x: 0, y: 0, width: set.width, height: set.height };
  const files = whole ? [{ file: whole.file, ...page }] : tilesIn(set, window);
  return files.map(({ file, ...box }) => ({ href: new URL(file, folder).href, ...box }));
}

const dataUri = ({ href, ...box }: BoardImage): BoardImage => ({
  ...box,
  href: `data:image/webp;base64,${readFileSync(new URL(href)).toString('base64')}`,
});

/** The fonts as rules of a style sheet that hold them. */
function fontFaces(): string {
  const faces = [
    ['Alegreya Variable', 'normal', 'alegreya-latin-wght-normal'],
    ['Alegreya Variable', 'italic', 'alegreya-latin-wght-italic'],
    ['Source Sans 3 Variable', 'normal', 'source-sans-3-latin-wght-normal'],
  ];
  const rules = faces.map(([family, style, file]) => {
    const data = readFileSync(join(fontFolder, `${file}.woff2`)).toString('base64');
    const source = `url(data:font/woff2;base64,${data})`;
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:400 900;src:${source}}`;
  });
  return `\n${rules.join('\n')}`;
}

/** A board, or part of it, as an SVG that holds all it needs. */
export function svgPicture(board: DrawnBoard, { window, width }: Picture, options: BoardOptions): string {
  const scale = width / window.width;
  const images = board.painting ? imagesFor(board.painting, window, scale).map(dataUri) : [];
  return renderBoard(board, { ...options, window, scale, images, css: fontFaces() });
}
