import type { Due, FirstWords, It, MarkWords } from '@ochre/lessons';
import { pieces, plain } from '@ochre/lessons';
import { loadFirstWords } from '@ochre/lessons/load.ts';
import { thingName } from '../goals/goalWords.ts';
import { fetched } from '../i18n/fetched.ts';
import type { Session } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { Cite } from '../ui/Cite.tsx';
import type { Guide } from './guide.ts';

/** All that is explained, in the language spoken. */
const firstWords = fetched<FirstWords>((_, code) => loadFirstWords(code));

export const wordsFor = ({ id }: Due): MarkWords | undefined => firstWords.value?.[id];

const nameIn =
  (session: Session, it: It) =>
  (names: keyof It): string =>
    thingName(session, names, it[names] ?? '');

/** A sentence as it is read aloud. */
export const aloud = (session: Session, sentence: string, { it }: Due): string =>
  plain(sentence.replaceAll('**', ''), nameIn(session, it));

/** A sentence with what matters most set off; places lead to the map. */
export function Said({ sentence, due }: { sentence: string; due: Due }) {
  const { live, board } = useTable();
  const name = nameIn(live, due.it);
  return (
    <>
      {pieces(sentence).map((piece, i) => {
        const { area } = due.it;
        const key = String(i);
        if ('names' in piece)
          return piece.names === 'area' && area !== undefined ? (
            <button key={key} type="button" class="spot b" onClick={() => board.show([area])}>
              {name('area')}
            </button>
          ) : (
            <b key={key}>{name(piece.names)}</b>
          );
        return piece.strong ? <b key={key}>{piece.words}</b> : piece.words;
      })}
    </>
  );
}

/** Why it is so, and where that is written. */
export function Because({ guide, due }: { guide: Guide; due: Due }) {
  const words = wordsFor(due);
  return words ? (
    <p class="because sm sec">
      <Said sentence={words.why} due={due} />
      <Cite cite={guide.citesOf(due)} />
    </p>
  ) : null;
}
