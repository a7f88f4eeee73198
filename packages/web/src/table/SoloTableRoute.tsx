import { openSolo } from '../session/local.ts';
import { claim } from '../session/starting.ts';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSession } from './useSession.ts';

/** A solo table by its id: begun now, or gone on with. */
export function SoloTableRoute({ id }: { id: string }) {
  const { session, failure } = useSession(() => {
    const setup = claim(id);
    return openSolo(setup ? { setup } : { id });
  }, id);
  return session.value ? <TableScreen session={session.value} /> : <Opening failure={failure.value} />;
}
