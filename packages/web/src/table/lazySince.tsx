import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';
import { layout } from './layout.ts';

const SinceCard = lazily(async () => (await import('../live/SinceCard.tsx')).SinceCard);

/** What this seat missed, if it did; or what is said to it where the table is explained. */
export function Since() {
  const { board, absence, history, reel, guide } = useTable();
  if (guide) return layout.value === 'wide' ? null : <guide.Words />;
  const news = board.stands.value && absence.news.value;
  return news && !history?.at.value && !reel.showing.value ? (
    <SinceCard absence={absence} news={news} />
  ) : null;
}
