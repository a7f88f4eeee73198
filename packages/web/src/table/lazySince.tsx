import { drawOf } from '../live/drawn.ts';
import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { myNation } from './model.ts';

const SinceCard = lazily(async () => (await import('../live/SinceCard.tsx')).SinceCard);
const DrawnCard = lazily(async () => (await import('../live/DrawnCard.tsx')).DrawnCard);

/** What this seat missed, if it did, or what is said to it where the table is explained; and what it drew. */
export function Since() {
  const { board, absence, layer, history, reel, guide } = useTable();
  if (guide && layout.value !== 'wide') return <guide.Words />;
  if (!board.stands.value || history?.at.value || reel.showing.value) return null;
  // On a phone it takes the room of what is asked: it goes as one acts.
  const news = !guide && (layout.value === 'phone' ? layer : absence).news.value;
  return (
    <>
      {news && <SinceCard absence={absence} news={news} />}
      <Drawn />
    </>
  );
}

/** The cards of this turn, beside the first question after they came and all that come with them. */
function Drawn() {
  const { live } = useTable();
  const view = live.view.value;
  const draw = drawOf(live.log.value, myNation(view), view.open.turn);
  const asked = view.prompts.find((d) => !d.optional);
  return draw && asked ? <DrawnCard draw={draw} beside={asked} /> : null;
}
