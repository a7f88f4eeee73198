import { useSignal } from '@preact/signals';
import { seatWords } from '../i18n/seat.ts';
import type { Company } from '../session/company.ts';
import { letBotPlay } from '../session/sitting.ts';
import { AskCard } from './AskCard.tsx';

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
  return <AskCard title={say.title} hint={problem.value || say.hint} yes={[say.back, back]} />;
}
