import type { AdvanceId } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { worthName } from '../model/names.ts';
import { chains, outOfReach, type ShopRow } from '../model/purchase.ts';
import type { ControlProps } from '../parts/drafts.ts';
import { AdvanceCard } from './AdvanceCard.tsx';
import { Compare } from './Compare.tsx';
import { Credits } from './Credits.tsx';
import { dearWords, pressAdvance, stateOf, Till } from './till.ts';
import './shop.css';

const SHELVES = ['chains', 'group', 'afford'] as const;
type Shelf = (typeof SHELVES)[number];

/** One advance: its groups, its name, printed cost and price after credits. */
export function Advance({
  till,
  id,
  row,
  linked,
}: {
  till: Till;
  id: AdvanceId;
  row: ShopRow;
  linked?: boolean;
}) {
  const say = text.value.decisions.shop;
  const { name, groups, points } = till.session.rules.advance(id);
  const beside = till.compared.value;
  const compared = beside?.includes(id) ?? false;
  const band = { '--band': bandOf(groups) } as never;
  return (
    <button
      type="button"
      class={`sh-adv ${stateOf(row)} ${linked ? 'linked' : ''} ${compared ? 'beside' : ''}`}
      style={band}
      data-advance={id}
      aria-pressed={beside ? compared : row.chosen}
      onMouseEnter={() => {
        till.looked.value = id;
      }}
      onFocus={() => {
        till.looked.value = id;
      }}
      onClick={() => pressAdvance(till, id, row)}
    >
      <span class="gs" data-explain="group">
        {groups.map((g) => (
          <Icon key={g} name={g} class={`ink-${g}`} />
        ))}
      </span>
      <span class="nm ell">{name}</span>
      <span class="vp" data-explain="advance-points">
        {worthName(till.session.rules, points)}
      </span>
      {row.held ? (
        <span class="held" data-explain="held">
          <Icon name="check" /> <span class="sr">{say.held}</span>
        </span>
      ) : (
        <span class="pr" data-explain="price">
          {row.price !== row.cost && <s>{row.cost}</s>} <b>{row.gift ? say.gift : row.price}</b>
          {row.barred && (
            <span data-explain="barred">
              <Icon name="lock" /> <span class="sr">{say.barred}</span>
            </span>
          )}
          {row.chosen && <Icon name="check" class="tick" />}
        </span>
      )}
    </button>
  );
}

const bandOf = (groups: readonly string[]): string =>
  groups.length > 1
    ? `linear-gradient(var(--g-${groups[0]}) 50%,var(--g-${groups[1]}) 50%)`
    : `var(--g-${groups[0]})`;

/** All advances on one screen, as chains of credit, by group, or those within reach. */
export function Shop({ session, decision }: ControlProps<'purchase'>) {
  const say = text.value.decisions.shop;
  const till = new Till(session, decision);
  const rowsOfChains = chains(session.rules);
  // Only where every advance leads on to the next price class do chains make rows.
  const linked = rowsOfChains.every((c) => c.length === 3);
  const shelf = useSignal<Shelf>(linked ? 'chains' : 'group');
  void session.view.value;
  const rows = till.rows;
  const dear = outOfReach(rows);
  const all = session.rules.ruleset.advances;
  const held = (id: AdvanceId | undefined): boolean =>
    id !== undefined && (rows[id]!.held || rows[id]!.chosen);
  return (
    <section class="sh" aria-label={say.advances}>
      <header class="sh-head">
        <h2>{say.advances}</h2>
        <Segmented
          value={shelf.value}
          label={say.advances}
          options={SHELVES.filter((id) => linked || id !== 'chains').map((id) => ({
            id,
            label: say.views[id],
          }))}
          onChange={(next) => {
            shelf.value = next;
          }}
        />
        <Button
          size="sm"
          icon="scales"
          pressed={till.compared.value !== undefined}
          onPress={() => {
            till.compared.value = till.compared.value ? undefined : [];
          }}
        >
          {say.compare}
        </Button>
        <span class="sp" />
        <Credits till={till} name />
      </header>
      <div class="sh-shelf scroll">
        {shelf.value === 'chains' && (
          <div class="sh-chains">
            {([0, 1, 2] as const).map((i) => (
              <p key={i} class="sm mute">
                <b class="disp">{worthName(till.session.rules, [1, 3, 6][i]!)}</b>{' '}
                {[say.cost.low, say.cost.mid, say.cost.high][i]}
              </p>
            ))}
            {rowsOfChains.flatMap((chain) =>
              chain.map((id, i) => (
                <Advance key={id} till={till} id={id} row={rows[id]!} linked={held(chain[i - 1])} />
              )),
            )}
          </div>
        )}
        {shelf.value === 'group' && (
          <div class="sh-groups">
            {session.rules.ruleset.groups.map((g) => (
              <div key={g}>
                <p class={`row b ink-${g}`} data-explain="group">
                  <Icon name={g} /> {say.group[g]}
                </p>
                {all
                  .filter((a) => a.groups.includes(g))
                  .map((a) => (
                    <Advance key={a.id} till={till} id={a.id} row={rows[a.id]!} />
                  ))}
              </div>
            ))}
          </div>
        )}
        {shelf.value === 'afford' && dear && <p class="card pad">{dearWords(till, dear)}</p>}
        {shelf.value === 'afford' && (
          <div class="sh-chains">
            {all
              .filter((a) => !rows[a.id]!.held && rows[a.id]!.affordable)
              .sort((a, b) => rows[a.id]!.price - rows[b.id]!.price)
              .map((a) => (
                <Advance key={a.id} till={till} id={a.id} row={rows[a.id]!} />
              ))}
          </div>
        )}
      </div>
      {till.compared.value ? <Compare till={till} /> : <AdvanceCard till={till} />}
    </section>
  );
}
