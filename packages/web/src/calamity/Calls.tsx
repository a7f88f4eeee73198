import type { Film } from '../film/film.ts';
import type { Announced, Part } from '../film/parts.ts';
import { filmWords } from '../i18n/film.ts';
import { myNation } from '../table/model.ts';
import { calamityIcon } from '../ui/goods.ts';
import { Icon } from '../ui/Icon.tsx';
import { countOf } from './count.ts';
import { tollNow } from './toll.ts';

export const calamityName = ({ live }: Film, { calamity }: Announced): string =>
  live.rules.calamity(calamity).name;

export const countIn = ({ live }: Film, { logged, calamity }: Announced) =>
  countOf(live.log.value, logged, calamity);

/** The calamities of a phase so far, the newest first, each with what came of it. */
export function Calls({ film, part }: { film: Film; part: Part }) {
  const { live } = film;
  const me = myNation(live.view.value);
  return (
    <ul class="card doings calls" aria-label={filmWords.value.calamities.told}>
      {film.script
        .called(part)
        .toReversed()
        .map((call, i) => (
          <li key={call.logged.seq} class={i === 0 ? 'on' : 'done'}>
            <Icon name={calamityIcon(call.calamity)} size={22} />
            <span>
              <b>{calamityName(film, call)}</b>
              {tollNow(live, call, me).map(({ holder, words }) => (
                <small key={holder}>{words}</small>
              ))}
            </span>
          </li>
        ))}
    </ul>
  );
}
