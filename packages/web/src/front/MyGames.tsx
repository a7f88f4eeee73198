import { useSignal } from '@preact/signals';
import { rulesetName, text } from '../i18n/index.ts';
import { soloHref } from '../route.ts';
import type { SavedGame } from '../session/messages.ts';
import { removeGame } from '../session/store.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Mark } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { SeatedGame } from './seatedGames.ts';
import type { Mine } from './useMine.ts';

// Who sits at no table on a server need not wait for what tells of them.
const SeatedRow = lazily(async () => (await import('./SeatedRow.tsx')).SeatedRow);
const OwnRow = lazily(async () => (await import('./OwnRow.tsx')).OwnRow);
const LeaveGame = lazily(async () => (await import('../company/LeaveGame.tsx')).LeaveGame);

function Row({ game, onRemove }: { game: SavedGame; onRemove(): void }) {
  const { front: say, names, table, ui } = text.value;
  const rules = rulesetName(game.config.ruleset);
  const where = [
    // A game that is named after its rules says so once.
    !game.title.startsWith(rules) && rules,
    names.nations[game.nation ?? ''] ?? game.nationName,
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

/** My games here and on the server, those that ask something of me first. */
export function MyGames({ mine }: { mine: Mine }) {
  const { front: say, ui } = text.value;
  const { games, denied, own, refresh, lookAround } = mine;
  const removing = useSignal<SavedGame | undefined>(undefined);
  const leaving = useSignal<SeatedGame | undefined>(undefined);
  const seated = mine.seated.value ?? [];
  const here = games.value?.filter((g) => g.yourMove && !g.over).length ?? 0;
  const waiting = here + seated.filter((g) => g.asked).length + own.value.filter((g) => g.waits).length;
  return (
    <section class="mygames" aria-labelledby="my-games">
      <header class="row wrap">
        <h2 id="my-games">{say.myGames}</h2>
        <span class="sp" />
        {waiting > 0 && <Chip tone="ochre">{say.needYou(waiting)}</Chip>}
        <a class="btn sm" href="#/open">
          {say.openFile}
        </a>
      </header>
      {seated.length + own.value.length > 0 || (games.value && games.value.length > 0) ? (
        <ul class="card">
          {seated.map((game) => (
            <SeatedRow
              key={game.table.id}
              game={game}
              onLeave={() => {
                leaving.value = game;
              }}
            />
          ))}
          {own.value.map((game) => (
            <OwnRow key={game.table} game={game} />
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
          <b>{say.noGames}</b> {denied.value ? say.keepsNothing : say.noGamesHint}
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
