import type { AdvanceId, Rules } from '@ochre/engine';
import { meaningOf } from './advance.ts';

/** What an advance brings its owner, in plain words; drawbacks stand out. */
export function Meaning({ rules, id }: { rules: Rules; id: AdvanceId }) {
  const { gains, drawbacks } = meaningOf(rules, id);
  return (
    <>
      {gains} {drawbacks !== '' && <span class="neg">{drawbacks}</span>}
    </>
  );
}
