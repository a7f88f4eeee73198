import type { Play } from '@ochre/protocol';
import { rulesetName, spoken } from '../i18n/index.ts';
import { resultWords } from '../i18n/results.ts';
import { tableHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { nationName } from './names.ts';

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(spoken.value, { day: 'numeric', month: 'long', year: 'numeric' });

/** A finished game: what was played and when, and everybody's place. */
export function Game({ play }: { play: Play }) {
  const say = resultWords.value;
  const { ruleset, title, turns, players, beganAt, endedAt = beganAt, seats } = play;
  return (
    <li class="card game">
      <header>
        <h2>{title}</h2>
        <p class="sec">
          {[rulesetName(ruleset), say.seats(players), say.turns(turns), dayOf(endedAt)].join(' · ')}
        </p>
        {play.open && (
          <a class="btn sm" href={tableHref(play.id)}>
            {say.open}
          </a>
        )}
      </header>
      <ol>
        {seats.map(({ seat, place, nation, points, winner, bot, player }) => (
          <li key={seat} class={winner ? 'won' : undefined}>
            <span class="num place">{place}</span>
            <NationBadge nation={nation} size={26} />
            <b class="ell">{nationName(ruleset, nation)}</b>
            <span class="who ell">
              {bot && <Icon name="bot" />}
              {player ?? (bot ? say.bot : say.somebody)}
            </span>
            <span class="num">{say.points(points)}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}
