import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { Button } from '../ui/Button.tsx';
import { Stepper } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';

const USUAL = 3;

const day = (ms: number): string =>
  new Date(ms).toLocaleDateString(undefined, { weekday: 'short', day: 'numeric', month: 'short' });

/** Days off at a table that is played over weeks: my clock stands still meanwhile. */
export function Holiday({ company }: { company: Company }) {
  const say = text.value.clock;
  const wanted = useSignal(USUAL);
  const failed = useSignal(false);
  const clock = company.clock.value;
  const mine = clock?.info.seats.find((s) => s.seat === company.mine);
  const left = Math.floor(mine?.daysOff ?? 0);
  if (!clock || !mine || (left < 1 && mine.awayUntil === undefined)) return null;
  const ask = (days: number) => (): void => {
    failed.value = false;
    void company.vacation(days).catch(() => {
      failed.value = true;
    });
  };
  const days = Math.min(wanted.value, left);
  return (
    <details class="holiday sm" open={mine.awayUntil !== undefined}>
      <summary class="row">
        <Icon name="clock" /> {say.holiday}
      </summary>
      {mine.awayUntil !== undefined ? (
        <p class="row wrap">
          {say.holidayNow(day(mine.awayUntil - clock.offset))}
          <Button size="sm" onPress={ask(0)}>
            {say.holidayBack}
          </Button>
        </p>
      ) : (
        <>
          <p class="sec">{say.holidayLead(left)}</p>
          <p class="row wrap">
            <Stepper
              value={days}
              min={1}
              max={left}
              label={say.holidayDays}
              onChange={(n) => {
                wanted.value = n;
              }}
            />
            <Button size="sm" onPress={ask(days)}>
              {say.holidayTake(days)}
            </Button>
          </p>
        </>
      )}
      {failed.value && (
        <p class="neg" role="alert">
          {text.value.chat.failed}
        </p>
      )}
    </details>
  );
}
