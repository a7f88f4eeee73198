import type { Calamity } from '@ochre/engine';
import type { Harm } from '@ochre/languages/effects.ts';
import { effectWords } from '../i18n/effects.ts';
import { rowOf } from './row.ts';

/** The sentence that tells of it: two procedures do something else where nobody is led by the card. */
function sentenceOf({ run, beneficiary, with: { cities } }: Calamity): string {
  if (run === 'treachery' && beneficiary === 'trader') return 'betrayal';
  return run === 'piracy' && cities === undefined ? 'raid' : run;
}

/** What a calamity does to its victim, the one who reads if nobody is named. */
export function harmOf(calamity: Calamity, who?: string): string {
  const { secondary, orders } = calamity;
  const harm: Harm = {
    ...rowOf(calamity.with),
    who,
    named: secondary && { players: secondary.players, each: secondary.measure },
    ordered: orders,
  };
  return effectWords.value.harms[sentenceOf(calamity)]!(harm);
}
