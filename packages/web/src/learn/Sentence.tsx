import type { Rules } from '@ochre/engine';
import { type Named, pieces } from '@ochre/lessons';
import { type Signal, signal } from '@preact/signals';
import { areaName, cardName, nationName } from '../decisions/model/names.ts';
import { useTable } from '../table/context.ts';
import { pointOut } from './pointOut.ts';

/** Something of the game by its kind and id. */
export interface Thing {
  names: Named;
  id: string;
}

/** The card or advance that somebody wants to see. */
export const looked: Signal<Thing | undefined> = signal(undefined);

export function thingName(rules: Rules, { names, id }: Thing): string {
  if (names === 'area') return areaName(rules, id);
  if (names === 'nation') return nationName(rules, id);
  return names === 'card' ? cardName(rules, id) : rules.advance(id).name;
}

/** A sentence of a lesson; what it names can be pressed, and is shown. */
export function Sentence({ of }: { of: string }) {
  const { session, board } = useTable();
  const press = (thing: Thing): void => {
    if (thing.names === 'nation') board.look(thing.id);
    else if (thing.names === 'area') {
      board.show([thing.id]);
      pointOut(`.area[data-area="${thing.id}"]`);
    } else looked.value = thing;
  };
  return (
    <>
      {pieces(of).map((piece, i) => {
        if ('words' in piece) return piece.strong ? <b key={i}>{piece.words}</b> : piece.words;
        return (
          <button key={i} type="button" class="named" onClick={() => press(piece)}>
            {thingName(session.rules, piece)}
          </button>
        );
      })}
    </>
  );
}
