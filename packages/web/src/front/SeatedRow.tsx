import { rulesetName, text } from '../i18n/index.ts';
import { tableHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatedGame } from './seatedGames.ts';

/** A table on the server: what is asked of me there, or how it stands. */
export function SeatedRow({ game: { table, asked, held }, onLeave }: { game: SeatedGame; onLeave(): void }) {
  const { front: say, decisions } = text.value;
  const taken = table.seats.filter((s) => s.kind !== 'open').length;
  const where = [
    ...(held ? [] : [say.invited]),
    rulesetName(table.ruleset),
    table.status === 'gathering' ? say.seatsTaken(taken, table.players) : say.summary('', table.players, ''),
  ];
  return (
    <li>
      <span class="globe">
        <Icon name="users" size={22} />
      </span>
      <span class="sp ell">
        <b>{table.title}</b>
        <small class="ell">{where.join(' · ')}</small>
      </span>
      {asked ? (
        <Chip tone="ochre">{decisions.titles[asked] ?? say.yourMove}</Chip>
      ) : (
        table.status === 'over' && <Chip>{say.finished}</Chip>
      )}
      <a class={asked || !held ? 'btn pri' : 'btn'} href={tableHref(table.id)}>
        {asked ? say.open : held ? say.look : say.sit}
      </a>
      {held && <Button kind="ghost" icon="x" label={`${say.leave}: ${table.title}`} onPress={onLeave} />}
    </li>
  );
}
