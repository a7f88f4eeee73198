import type { Play, Results } from '@ochre/protocol';
import { csvOf } from '@ochre/protocol/playFiles.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saveText } from '../end/saveFile.ts';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { rulesetName } from '../i18n/index.ts';
import { resultWords } from '../i18n/results.ts';
import { call } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { Game } from './Game.tsx';
import { fetchNations, nationName, nationsOf, playNames } from './names.ts';
import './results.css';

interface Wanted {
  ruleset: string;
  nation: string;
  players: string;
  player: string;
}

const ALL: Wanted = { ruleset: '', nation: '', players: '', player: '' };
const NUMBERS = Array.from({ length: 17 }, (_, i) => String(i + 2));
/** Letters come one after the other: the list is asked for when there is a pause. */
const PAUSE_MS = 300;

function queryOf(wanted: Wanted, more: Record<string, string> = {}): string {
  const asked = Object.entries({ ...wanted, ...more }).filter(([, value]) => value.trim() !== '');
  return new URLSearchParams(asked.map(([key, value]) => [key, value.trim()])).toString();
}

interface PickProps {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  onPick(id: string): void;
}

const Pick = ({ label, value, options, onPick }: PickProps) => (
  <label class="labelled">
    <span>{label}</span>
    <span class="field">
      <select aria-label={label} value={value} onChange={(e) => onPick(e.currentTarget.value)}>
        <option value="">{resultWords.value.all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  </label>
);

/** Finished games that everybody may read of, and what to look for among them. */
export function ResultsPage() {
  const say = resultWords.value;
  const wanted = useSignal<Wanted>(ALL);
  const plays = useSignal<readonly Play[] | undefined>(undefined);
  const next = useSignal<number | undefined>(undefined);
  const failed = useSignal(false);
  const query = queryOf(wanted.value);
  const ask = async (before?: number): Promise<void> => {
    const asked = wanted.peek();
    try {
      const more: Record<string, string> = before === undefined ? {} : { before: String(before) };
      const found = await call<Results>('GET', `/results?${queryOf(asked, more)}`);
      // Something else is wanted by now.
      if (asked !== wanted.peek()) return;
      plays.value = before === undefined ? found.plays : [...(plays.peek() ?? []), ...found.plays];
      next.value = found.next;
      failed.value = false;
      for (const { ruleset } of found.plays) void fetchNations(ruleset);
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void ask(), plays.peek() ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [query]);
  const set = (change: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...change };
    if (change.ruleset) void fetchNations(change.ruleset);
  };
  const { ruleset, nation, players, player } = wanted.value;
  const list = plays.value ?? [];
  const save = (): void => {
    const files = list.map((play) =>
      csvOf(
        [play],
        playNames((id) => nationName(play.ruleset, id)),
      ),
    );
    const [first = '', ...others] = files;
    saveText('results.csv', 'text/csv', first + others.map((f) => f.slice(f.indexOf('\n') + 1)).join(''));
  };
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="wide resultspage" aria-busy={plays.value === undefined && !failed.value}>
        <header>
          <h1>{say.title}</h1>
          <p class="sec">{say.lead}</p>
        </header>
        <form class="card pad filters" onSubmit={(e) => e.preventDefault()}>
          <Pick
            label={say.rules}
            value={ruleset}
            options={manifests.map(({ id }) => ({ id, name: rulesetName(id) }))}
            onPick={(id) => set({ ruleset: id, nation: '' })}
          />
          <Pick
            label={say.nation}
            value={nation}
            options={nationsOf(ruleset)}
            onPick={(id) => set({ nation: id })}
          />
          <Pick
            label={say.players}
            value={players}
            options={NUMBERS.map((n) => ({ id: n, name: n }))}
            onPick={(id) => set({ players: id })}
          />
          <label class="labelled">
            <span>{say.player}</span>
            <span class="field">
              <input maxLength={32} value={player} onInput={(e) => set({ player: e.currentTarget.value })} />
            </span>
          </label>
        </form>
        {failed.value && (
          <p class="card warn pad" role="alert">
            {say.failed}
          </p>
        )}
        {plays.value?.length === 0 && (
          <p class="card pad none" role="status">
            {query === '' ? say.none : say.noneSo}
          </p>
        )}
        <ul class="games">
          {list.map((play) => (
            <Game key={play.id} play={play} />
          ))}
        </ul>
        {list.length > 0 && (
          <p class="row wrap">
            {next.value !== undefined && <Button onPress={() => void ask(next.value)}>{say.more}</Button>}
            <Button icon="down" onPress={save}>
              {say.csv}
            </Button>
          </p>
        )}
      </main>
    </div>
  );
}
