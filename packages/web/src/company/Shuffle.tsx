import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fairWords } from '../i18n/fair.ts';
import { text } from '../i18n/index.ts';
import { keptPart } from '../session/keptParts.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { givePart, promiseNone, promisePart } from './parts.ts';
import './company.css';

export interface ShuffleProps {
  table: TableInfo;
  /** My seat, if I have one. */
  mine: { seat: number; token: string } | undefined;
  /** Does something, and shows what became of the table or why not. */
  attempt(act: () => Promise<TableInfo>): void;
}

/** The host has started: parts that were promised are given, and this says whose are missing. */
function Drawing({ table, mine }: Omit<ShuffleProps, 'attempt'>) {
  const say = fairWords.value;
  const { parts } = table.draw!;
  useEffect(() => {
    if (mine) void givePart(table, mine);
  }, [table]);
  const missing = parts.filter(({ part }) => part === undefined).map(({ seat }) => seat);
  const names = table.seats.filter(({ seat }) => missing.includes(seat)).map(({ name }) => name ?? '');
  return (
    <p class="card pad" role="status">
      {missing.length === 0 ? say.drawing : say.waits(text.value.ui.list(names))}
    </p>
  );
}

/** My own part: made up by chance, with words of mine, or none. */
function OwnPart({ table, mine, attempt }: ShuffleProps & { mine: { seat: number; token: string } }) {
  const say = fairWords.value;
  const words = useSignal('');
  const used = useSignal(false);
  const promise = table.seats.find(({ seat }) => seat === mine.seat)?.promise;
  const kept = keptPart(table.id);
  if (promise === undefined)
    return (
      <p class="row wrap">
        <span>{say.without}</span>
        <Button size="sm" onPress={() => attempt(() => promisePart(table, mine))}>
          {say.rather}
        </Button>
      </p>
    );
  const here = kept?.promise === promise;
  return (
    <>
      <p role="status">{!here ? say.elsewhere : used.value ? say.used : say.mine}</p>
      <form
        class="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          used.value = true;
          attempt(() => promisePart(table, mine, words.value));
        }}
      >
        <label class="field sp">
          <input
            aria-label={say.words}
            placeholder={say.words}
            maxLength={100}
            value={words.value}
            onInput={(e) => {
              words.value = e.currentTarget.value;
            }}
          />
        </label>
        <Button type="submit" disabled={words.value.trim() === ''}>
          {say.use}
        </Button>
        <Button kind="ghost" onPress={() => attempt(() => promiseNone(table, mine.token))}>
          {say.none}
        </Button>
      </form>
    </>
  );
}

/** The room before the game: who shuffles. A part of mine is promised by itself, once. */
export function Shuffle({ table, mine, attempt }: ShuffleProps) {
  const say = fairWords.value;
  const people = table.seats.filter(({ kind }) => kind === 'human');
  const parts = people.filter(({ promise }) => promise !== undefined);
  const own = people.find(({ seat }) => seat === mine?.seat);
  const { draw } = table;
  useEffect(() => {
    if (!draw && mine && own && own.promise === undefined && keptPart(table.id)?.seat !== mine.seat)
      attempt(() => promisePart(table, mine));
  }, [mine?.seat, own?.promise, draw]);
  if (draw) return <Drawing table={table} mine={mine} />;
  return (
    <div class="card shuffle">
      <Fold title={say.title} value={say.count(parts.length, people.length)} icon="scales">
        <p>{say.lead}</p>
        {mine && own && <OwnPart table={table} mine={mine} attempt={attempt} />}
        <small class="sec">
          {say.server}: <span class="mono">{table.seedHash}</span>
        </small>
      </Fold>
    </div>
  );
}
