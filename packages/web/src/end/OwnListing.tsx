import { useSignal } from '@preact/signals';
import { ResultListing } from '../company/ResultListing.tsx';
import { seatAt } from '../net/seats.ts';
import type { Company } from '../session/company.ts';

/** What I say, when the game is over, about the result being read by everybody. */
export function OwnListing({ company }: { company: Company }) {
  const problem = useSignal('');
  const { table, mine, token } = company;
  if (mine === undefined || token === undefined || !seatAt(table.value.id)) return null;
  return (
    <>
      <ResultListing
        table={table.value}
        mine={{ seat: mine, token }}
        attempt={(act) =>
          void act().then(
            (told) => {
              problem.value = '';
              table.value = told;
            },
            (error: Error) => {
              problem.value = error.message;
            },
          )
        }
      />
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}
