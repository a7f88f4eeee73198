import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { Film, filmStage, namesIn, SIZE, type Story, tell } from '@ochre/film';
import { SOURCE, translations } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import { command, UsageError, whole } from '../command.ts';
import { readSource } from '../film/source.ts';
import { boardId, readBoard } from '../maps/boards.ts';

const codes = [SOURCE.code, ...Object.keys(translations)];

export default command({
  help: `usage: ochre film FILE [options]

Makes a film of a finished game: ninety seconds of the map, wars and calamities, standings, and the turns of fortune.
FILE is a game as a table saves it (or \`ochre export\` writes it), or a recording. The same file gives the same film.

  --out FILE        film.webp (FILE.webp); with --at a picture, .png
  --poster FILE     also the poster, .png
  --at SECOND       no film, only the picture it shows then
  --width N         of the film, in pixels (1280)
  --rate N          pictures a second (10)
  --quality N       1 to 100 (60); a film over 15 MB is made again with less
  --language L      ${codes.join(' or ')} (${SOURCE.code})
  --title T         what the game is called, instead of what the file says`,
  options: {
    out: { type: 'string' },
    poster: { type: 'string' },
    at: { type: 'string' },
    width: { type: 'string' },
    rate: { type: 'string' },
    quality: { type: 'string' },
    language: { type: 'string' },
    title: { type: 'string' },
  },
  async run({ out, poster, at, language = SOURCE.code, title, ...flags }, [file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new UsageError('one game file is needed');
    if (!codes.includes(language))
      throw new UsageError(`--language takes ${codes.join(' or ')}, not ${language}`);
    const name = basename(file, extname(file));
    const how = {
      width: within('width', whole('width', flags.width, 1280), 160, 3840),
      rate: within('rate', whole('rate', flags.rate, 10), 1, 30),
      quality: within('quality', whole('quality', flags.quality, 60), 1, 100),
    };
    const { source, game } = readSource(file);
    const board = readBoard(boardId(source.config.map));
    const story = told(file, () => tell(game, title === undefined ? source : { ...source, title }));
    const speech = await languageIn(language);
    const film = new Film(
      story,
      filmStage(story, board.map, board.geometry),
      speech.gameFilm,
      namesIn(game, speech),
    );
    const { writeFilm, writePoster, writePicture } = await pixels();
    if (at !== undefined) {
      const picture = out ?? `${name}-${at}.png`;
      writeFileSync(picture, await writePicture(film, board, whole('at', at, 0) * 1000, how));
      console.log(picture);
    } else if (out !== undefined || poster === undefined) {
      const target = out ?? `${name}.webp`;
      const written = await writeFilm(film, board, how, progress);
      writeFileSync(target, written.file);
      const size = `${how.width} × ${Math.round((how.width * SIZE.height) / SIZE.width)}`;
      console.log(
        `${target}: ${film.duration / 1000} seconds, ${written.frames} pictures, ${size}, ${megabytes(written.file)}`,
      );
    }
    if (poster !== undefined) {
      writeFileSync(poster, await writePoster(film, board));
      console.log(poster);
    }
    return 0;
  },
});

function within(flag: string, value: number, least: number, most: number): number {
  if (value < least || value > most) throw new UsageError(`--${flag} takes ${least} to ${most}`);
  return value;
}

/** What is in a file may be anything: what stops the rules in the middle is told, not thrown. */
function told(file: string, tell: () => Story): Story {
  try {
    return tell();
  } catch (error) {
    throw new UsageError(
      `${file}: the rules in force do not play it as it was played: ${(error as Error).message}`,
    );
  }
}

const megabytes = ({ length }: Uint8Array): string => `${(length / 1e6).toFixed(1)} MB`;

/** How far it is, on a terminal. */
function progress(done: number): void {
  if (process.stderr.isTTY) process.stderr.write(done < 1 ? `\r${Math.floor(done * 100)} % ` : '\r      \r');
}

/** What draws pixels is there in a workshop, not where only the server is installed. */
const pixels = (): Promise<typeof import('../../tools/film/write.ts')> =>
  import('../../tools/film/write.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'films take the development packages (npm install --include=dev); the page makes them without: open the game there',
    );
  });
