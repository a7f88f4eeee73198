import type { Game, SuccessionTable } from '@ochre/engine';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { HOW_IT_ENDS, THERE_IS } from '@ochre/rulesets/turn.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rulesetName, text } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';
import { loadGame } from '../session/games.ts';
import { epochName } from '../table/model.ts';
import { epochWords } from '../table/requirement.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';
import { Cell, spokenLens } from './Lens.tsx';
import { Lessons } from './Lessons.tsx';
import { phaseRows, stacksOf, startOf, toldOf, tracksOf } from './sheets.ts';
import './teach.css';
import { ruleHref, ruleLabel, teachHref } from './topics.ts';

/** A rule in our words, with its paragraph. */
function Said({ cite }: { cite: string }) {
  return (
    <span class="said">
      {ruleIndex.value?.ruleOf(cite)?.gist} <a href={ruleHref(cite)}>{ruleLabel(cite)}</a>
    </span>
  );
}

function Told({ book, rows }: { book: string; rows: readonly (readonly [string, string])[] }) {
  const lens = spokenLens.value;
  if (!lens) return null;
  return (
    <dl class="told" lang={lens.lang}>
      {toldOf(lens, book, rows, text.value.rules.same).map(({ topic, says }) => (
        <div key={topic}>
          <dt>{topic}</dt>
          <dd>
            <Cell words={says} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who has nothing left is out, after several phases: none is called after that. */
const isTold = (step: string): boolean => step !== 'eliminations';

/** All phases of a turn. */
function TurnSheet({ game }: { game: Game }) {
  const say = teachingWords.value;
  const { phases } = text.value.table;
  const { titles } = text.value.decisions;
  const { ruleset } = game.rules;
  return (
    <section class="handout card turn" aria-labelledby="sheet-turn">
      <h2 id="sheet-turn">
        {say.turn} <small>{rulesetName(ruleset.id)}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.phase}</th>
            <th scope="col">{say.happens}</th>
            <th scope="col">{say.order}</th>
            <th scope="col">{say.asked}</th>
          </tr>
        </thead>
        <tbody>
          {phaseRows(ruleset).map(({ number, steps, tells, order, asks, byCard }) => (
            <tr key={number}>
              <th scope="row">
                <b>{number}</b> {[...new Set(steps.filter(isTold).map((step) => phases[step]))].join(', ')}
              </th>
              <td>
                {tells.map((cite) => (
                  <Said key={cite} cite={cite} />
                ))}
              </td>
              <td>{order ? <Said cite={order} /> : say.together}</td>
              <td>
                {[...asks.map((kind) => titles[kind]), ...(byCard ? [say.byCard] : [])].join(', ') ||
                  say.nothing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say.there}</h3>
      <Told book={ruleset.book} rows={THERE_IS} />
    </section>
  );
}

function Epochs({ track, title }: { track: SuccessionTable; title: string | undefined }) {
  const say = teachingWords.value;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title ? `${say.epoch}: ${title}` : say.epoch}</th>
          <th scope="col">{say.from}</th>
          <th scope="col">{say.asks}</th>
        </tr>
      </thead>
      <tbody>
        {track.epochs.map((epoch, i) => {
          const { first, last } = startOf(track, i);
          return (
            <tr key={epoch.id}>
              <th scope="row">{epochName(epoch)}</th>
              <td>{first === last ? first : `${first}–${last}`}</td>
              <td>
                {epochWords(track, i)} <a href={ruleHref(epoch.cite)}>{ruleLabel(epoch.cite)}</a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The epochs and their gates, points and the end, and what calamities do. */
function TrackSheet({ game }: { game: Game }) {
  const say = teachingWords.value;
  const { ruleset } = game.rules;
  const tracks = tracksOf(game);
  const [usual] = tracks;
  const called: Readonly<Record<string, string>> = text.value.front.tracks;
  return (
    <section class="handout card" aria-labelledby="sheet-track">
      <h2 id="sheet-track">
        {say.track} <small>{rulesetName(ruleset.id)}</small>
      </h2>
      <p>{say.spaces(usual!.last, usual!.pointsPerSpace)}</p>
      <div class="tracks">
        {tracks.map((track) => (
          <Epochs key={track.id} track={track} title={tracks.length > 1 ? called[track.id] : undefined} />
        ))}
      </div>
      <h3>{say.end}</h3>
      <Told book={ruleset.book} rows={HOW_IT_ENDS} />
      <h3>{say.calamities}</h3>
      <ol class="stacks">
        {stacksOf(ruleset).map(({ stack, calamities }) => (
          <li key={stack}>
            <b>{stack}</b>
            <ul>
              {calamities.map(({ id, name, kind, tradeable, cite }) => (
                <li key={id}>
                  <b>{name}</b>
                  {kind === 'minor' && ` (${say.minor})`}
                  {!tradeable && ` (${say.fixed})`}: <Said cite={cite} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** For those who teach a rule set: two sheets to print or to show, and lessons to send round. */
export function TeachPage({ ruleset }: { ruleset: string }) {
  const say = teachingWords.value;
  const game = useSignal<Game | undefined>(undefined);
  useEffect(() => {
    let shown = true;
    void loadGame(ruleset).then((loaded) => {
      if (shown) game.value = loaded;
    });
    return () => {
      shown = false;
    };
  }, [ruleset]);
  const ready = game.value?.rules.ruleset.id === ruleset && ruleIndex.value && spokenLens.value;
  return (
    <div class="teach" data-ready={ready ? ruleset : undefined}>
      <header class="unprinted">
        <div class="row wrap">
          <h1>{say.page}</h1>
          <span class="sp" />
          <Button icon="book" disabled={!ready} onPress={() => print()}>
            {say.print}
          </Button>
        </div>
        <nav class="books" aria-label={text.value.rules.book}>
          {manifests.map(({ id }) => (
            <a key={id} href={teachHref(id)} aria-current={id === ruleset ? 'true' : undefined}>
              {rulesetName(id)}
            </a>
          ))}
        </nav>
        <p class="sec">{say.lead}</p>
      </header>
      {ready && (
        <>
          <TurnSheet game={game.value!} />
          <TrackSheet game={game.value!} />
        </>
      )}
      <Lessons />
      <p class="unprinted">
        <a href={`#/rules/${manifests.find(({ id }) => id === ruleset)!.book}`}>
          <Icon name="book" /> {text.value.rules.backToBook}
        </a>
      </p>
    </div>
  );
}
