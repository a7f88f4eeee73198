import { lazily } from '../ui/lazily.tsx';
import { useFocusBack } from '../ui/useFocusBack.ts';
import { useTable } from './context.ts';

const Legend = lazily(async () => (await import('../legend/Legend.tsx')).Legend);

/** The legend over the map, while it lies open. */
export function LegendPlace() {
  const { board } = useTable();
  const open = board.legendOpen.value;
  useFocusBack(open);
  return open ? (
    <div class="cardplace">
      <Legend />
    </div>
  ) : null;
}
