import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rulesetName, text } from '../i18n/index.ts';
import { soloHref, tableHref } from '../route.ts';
import type { SavedGame } from '../session/messages.ts';
import { listGames, removeGame } from '../session/store.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon, Mark } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { type SeatedGame, seatedGames } from './seatedGames.ts';

const LeaveGame = lazily(async () => (await import('../company/LeaveGame.tsx')).LeaveGame);

function Row({ game, onRemove }: { game: SavedGame; onRemove(): void }) {
  const { front: say, table, ui } = text.value;
  const where = [
    game.rulesName,
    game.nationName,
    table.turn(game.turn),
    table.phases[game.phase] ?? table.setup,
  ];
  return (
    <li>
      {game.nation ? <NationBadge nation={game.nation} size={36} /> : <Mark size={36} />}
      <span class="sp ell">
        <b>{game.title}</b>
        <small class="ell">{where.filter(Boolean).join(' · ')}</small>
      </span>
      {game.over ? <Chip>{say.finished}</Chip> : game.yourMove && <Chip tone="ochre">{say.yourMove}</Chip>}
      <a class={game.over ? 'btn' : 'btn pri'} href={soloHref(game.id)}>
        {game.over ? say.look : say.open}
      </a>
      <Button kind="ghost" icon="x" label={`${say.remove}: ${game.title}`} onPress={onRemove} />
      <span class="sr">{ui.you}</span>
    </li>
  );
}

/** A table on the server: what is asked of me there, or how it stands. */
function SeatedRow({ game: { table, asked, held }, onLeave }: { game: SeatedGame; onLeave(): void }) {
  const { account, front: say, decisions } = text.value;
  const taken = table.seats.filter((s) => s.kind !== 'open').length;
  const where = [
    ...(held ? [] : [account.invited]),
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

/** My games here and on the server, those that ask something of me first. */
export function MyGames() {
  const { front: say, ui } = text.value;
  const games = useSignal<SavedGame[] | undefined>(undefined);
  const removing = useSignal<SavedGame | undefined>(undefined);
  const refresh = (): void => {
    void listGames().then((list) => {
      games.value = list.sort((a, b) => Number(a.over) - Number(b.over));
    });
  };
  const seated = useSignal<SeatedGame[]>([]);
  const leaving = useSignal<SeatedGame | undefined>(undefined);
  const lookAround = (): void => {
    void seatedGames().then((found) => {
      seated.value = found;
    });
  };
  useEffect(() => {
    refresh();
    lookAround();
  }, []);
  const here = games.value?.filter((g) => g.yourMove && !g.over).length ?? 0;
  const waiting = here + seated.value.filter((g) => g.asked).length;
  return (
    <section class="mygames" aria-labelledby="my-games">
      <header class="row">
        <h2 id="my-games">{say.myGames}</h2>
        {waiting > 0 && <Chip tone="ochre">{say.needYou(waiting)}</Chip>}
      </header>
      {seated.value.length > 0 || (games.value && games.value.length > 0) ? (
        <ul class="card">
          {seated.value.map((game) => (
            <SeatedRow
              key={game.table.id}
              game={game}
              onLeave={() => {
                leaving.value = game;
              }}
            />
          ))}
          {games.value?.map((game) => (
            <Row
              key={game.id}
              game={game}
              onRemove={() => {
                removing.value = game;
              }}
            />
          ))}
        </ul>
      ) : (
        <p class="card pad none">
          <b>{say.noGames}</b> {say.noGamesHint}
        </p>
      )}
      {leaving.value?.held && (
        <LeaveGame
          table={leaving.value.table}
          held={leaving.value.held}
          onClose={() => {
            leaving.value = undefined;
          }}
          onLeft={lookAround}
        />
      )}
      {removing.value && (
        <Dialog
          title={say.removeSure(removing.value.title)}
          onClose={() => {
            removing.value = undefined;
          }}
          actions={
            <>
              <Button
                onPress={() => {
                  removing.value = undefined;
                }}
              >
                {ui.cancel}
              </Button>
              <Button
                kind="danger"
                onPress={() => {
                  void removeGame(removing.value!.id).then(refresh);
                  removing.value = undefined;
                }}
              >
                {say.remove}
              </Button>
            </>
          }
        >
          <p>{say.removeHint}</p>
        </Dialog>
      )}
    </section>
  );
}
