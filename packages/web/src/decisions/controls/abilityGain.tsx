import type { Signal } from '@preact/signals';
import { text } from '../../i18n/index.ts';
import { Stepper } from '../../ui/controls.tsx';
import { draftOf } from '../parts/drafts.ts';
import type { Act } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import type { AbilityProps } from './UseAbility.tsx';

// Some abilities bring treasury from stock, where nothing else is done with them.

export const gainOf = ({ session, decision, advance }: AbilityProps, most: number): Signal<number> =>
  draftOf(session, decision, `${advance}.gain`, () => most);

export const gainAct = (gain: Signal<number>, use: AbilityProps['use']): Act => ({
  label: text.value.decisions.ability.gain(gain.value),
  ready: gain.value > 0,
  press: () => use({ gain: gain.value }),
});

/** How much treasury; choosing it puts aside what else was chosen. */
export function GainRow({ gain, most, instead }: { gain: Signal<number>; most: number; instead(): void }) {
  const say = text.value.decisions.ability;
  if (most === 0) return null;
  return (
    <div class="card">
      <Row title={say.gainTitle} detail={say.stockLimits(most)} onPress={instead}>
        <Stepper
          value={gain.value}
          max={most}
          label={say.gainTitle}
          onChange={(n) => {
            gain.value = n;
            instead();
          }}
        />
      </Row>
    </div>
  );
}
