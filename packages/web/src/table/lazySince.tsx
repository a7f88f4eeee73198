import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';

const SinceCard = lazily(async () => (await import('../live/SinceCard.tsx')).SinceCard);

/** What this seat missed, if it did. */
export function Since() {
  const { board, absence, history, reel } = useTable();
  const news = board.stands.value && absence.news.value;
  return news && !history?.at.value && !reel.showing.value ? (
    <SinceCard absence={absence} news={news} />
  ) : null;
}
