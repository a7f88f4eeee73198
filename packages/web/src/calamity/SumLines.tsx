import type { Calamity } from '@ochre/engine';
import { filmWords } from '../i18n/film.ts';
import { Cite } from '../ui/Cite.tsx';
import { Chip } from '../ui/controls.tsx';
import { signed } from '../ui/signed.ts';
import type { Addend, Sum } from './sum.ts';

/** A loss that is sure to come, whatever stands where. */
const SURE = new Set(['unitLoss']);

/** What would have helped and is not held, in a sentence; nothing where nothing would. */
export function lackingOf(advances: readonly Addend[]): string {
  const saves = advances
    .filter(({ held, worse }) => !held && !worse)
    .map(({ label, n }) => ({ name: label, n: n && -n }));
  return saves.length > 0 ? filmWords.value.calamities.lacking(saves) : '';
}

/** How much comes to me, read downwards: as printed, what my advances change, what remains. */
export function SumLines({ calamity, sum }: { calamity: Calamity; sum: Sum }) {
  const say = filmWords.value.calamities;
  const held = sum.advances.filter((a) => a.held);
  const missing = lackingOf(sum.advances);
  const total = sum.measure && say.total[sum.measure];
  if (sum.printed === undefined && sum.advances.length === 0) return null;
  // What is printed is worth a line of its own where it is not what remains.
  const changes = held.length > 0 || sum.printed !== sum.total;
  return (
    <section>
      <h3 class="eyebrow">{say.changes}</h3>
      <ul class="sumlines">
        {sum.printed !== undefined && changes && (
          <li>
            <b class="n">{sum.printed}</b>
            <span>
              <b>{say.printed}</b>
              <small>{say.printedFor[sum.as]}</small>
            </span>
          </li>
        )}
        {held.map(({ label, says, n, cite }) => (
          <li key={cite}>
            <b class={`n ${(n ?? 0) > 0 ? 'neg' : 'pos'}`}>{n === undefined ? '' : signed(n)}</b>
            <span>
              <b>{label}</b>
              <small>{says}</small>
            </span>
            <Chip tone={(n ?? 0) > 0 ? 'warn' : 'ok'}>{say.held}</Chip>
          </li>
        ))}
        {(missing !== '' || held.length === 0) && (
          <li class={changes ? 'missing' : 'missing alone'}>{missing || say.noChange}</li>
        )}
        {sum.total !== undefined && total && (
          <li class="total">
            <b class="n neg">{sum.total}</b>
            <b>{SURE.has(calamity.run) ? total : say.atMost(total)}</b>
            <span class="sp" />
            <Cite cite={calamity.cite} icon />
          </li>
        )}
      </ul>
    </section>
  );
}
