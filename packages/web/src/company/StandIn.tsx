import { useSignal } from '@preact/signals';
import { seatWords } from '../i18n/seat.ts';
import type { Company } from '../session/company.ts';
import { letBotPlay } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';

/** That a bot plays my seat because I wanted it, and the way back. */
export function StandIn({ company }: { company: Company }) {
  const say = seatWords.value.away;
  const problem = useSignal('');
  const { token } = company;
  if (!company.botPlays.value || token === undefined) return null;
  const back = (): void => {
    letBotPlay(company.table.peek().id, token, false).catch((error: Error) => {
      problem.value = error.message;
    });
  };
  return (
    <div class="card info pad votecard" role="status">
      <b>{say.title}</b>
      <small>{problem.value || say.hint}</small>
      <span class="row">
        <Button size="sm" kind="primary" onPress={back}>
          {say.back}
        </Button>
      </span>
    </div>
  );
}
