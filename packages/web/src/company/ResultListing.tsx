import type { TableInfo } from '@ochre/protocol';
import { resultWords } from '../i18n/results.ts';
import { call } from '../net/api.ts';
import { Toggle } from '../ui/controls.tsx';
import { Fold } from '../ui/Fold.tsx';
import './company.css';

export interface ResultListingProps {
  table: TableInfo;
  /** My seat, if I have one. */
  mine: { seat: number; token: string } | undefined;
  /** Does something, and shows what became of the table or why not. */
  attempt(act: () => Promise<TableInfo>): void;
}

const Switch = ({ words, on, set }: { words: string; on: boolean; set(on: boolean): void }) => (
  <p class="row">
    <span class="sp">{words}</span>
    <Toggle label={words} on={on} onChange={set} />
  </p>
);

/** Whether everybody on this server may read the result, which the host says; and with my name, which I say. */
export function ResultListing({ table, mine, attempt }: ResultListingProps) {
  const say = resultWords.value;
  const { id, listed = false, host } = table;
  const set = (what: 'listed' | 'named') => (on: boolean) =>
    attempt(() => call<TableInfo>('POST', `/tables/${id}/${what}`, { on }, mine!.token));
  const named = table.seats.some((s) => s.seat === mine?.seat && s.named);
  const hosts = mine?.seat === host;
  if (!mine || (!hosts && !listed)) return null;
  return (
    <div class="card shuffle">
      <Fold title={say.fold} value={listed ? say.on : say.off} icon="laurel">
        {hosts ? <Switch words={say.listed} on={listed} set={set('listed')} /> : <p>{say.listing}</p>}
        {listed && <Switch words={say.named} on={named} set={set('named')} />}
      </Fold>
    </div>
  );
}
