import type { CalamityId } from '../state.ts';

// What questions are asked for: clients have words for each, and bots thoughts.

/** Those of phases and abilities. */
export type Word =
  | 'attackOrder'
  | 'barbarians.land'
  | 'barbarians.march'
  | 'barbarians.moveOn'
  | 'barbarians.raise'
  | 'barbarians.sail'
  | 'battleOrder'
  | 'calamities.twin'
  | 'demandNext'
  | 'exchangeCivilizations'
  | 'expansion'
  | 'fightOrder'
  | 'fireToken'
  | 'handLimit'
  | 'hire'
  | 'insistOnOrder'
  | 'outOfPlay'
  | 'permitSpoils'
  | 'pirateStack'
  | 'ransom'
  | 'ransomCards'
  | 'reinforce'
  | 'requestFrom'
  | 'requestStack'
  | 'shipsFight'
  | 'shortGame'
  | 'startArea'
  | 'support'
  | 'taxRevolt'
  | 'taxRevoltDestroys'
  | 'taxRevoltReduces'
  | 'theme'
  | 'waitForFights';

/** Of a calamity. */
export type Part =
  | 'advance'
  | 'annex'
  | 'annexed'
  | 'area'
  | 'beside'
  | 'buyOff'
  | 'bystander'
  | 'cards'
  | 'city'
  | 'destroyed'
  | 'earthquake'
  | 'keep'
  | 'landing'
  | 'leader'
  | 'pair'
  | 'pirates'
  | 'plain'
  | 'rival'
  | 'save'
  | 'saveShip'
  | 'sea'
  | 'side'
  | 'spared'
  | 'taker'
  | 'tertiary'
  | 'to'
  | 'tokens'
  | 'treasury'
  | 'trim'
  | 'volcano';

declare const because: unique symbol;
/** The calamity by its id, with the part of it where there are several: made by `about` alone. */
export type Because = string & { readonly [because]: true };

export type Purpose = Word | Because;

/** What is asked because of a calamity. */
export function about(calamity: CalamityId, part?: Part): Because {
  return (part === undefined ? calamity : `${calamity}.${part}`) as Because;
}

type Tail<W extends string> = W extends `${string}.${infer T}` ? T : W;
/** A part of a calamity or of something else that happens, or a purpose that has no parts. */
export type Detail = Part | Tail<Word>;

export const detailOf = (purpose: Purpose): Detail => purpose.slice(purpose.indexOf('.') + 1) as Detail;
