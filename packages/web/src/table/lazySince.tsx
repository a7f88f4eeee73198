import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';
import { layout } from './layout.ts';

const SinceCard = lazily(async () => (await import('../live/SinceCard.tsx')).SinceCard);

/** What this seat missed, if it did; or what is said to it where the table is explained. */
export function Since() {
  const { board, absence, layer, history, reel, guide } = useTable();
  if (guide) return layout.value === 'wide' ? null : <guide.Words />;
  // On a phone it takes the room of what is asked: it goes as one acts.
  const news = board.stands.value && (layout.value === 'phone' ? layer : absence).news.value;
  return news && !history?.at.value && !reel.showing.value ? (
    <SinceCard absence={absence} news={news} />
  ) : null;
}
