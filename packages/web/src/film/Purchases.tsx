import type { AdvanceId, NationId, Position } from '@ochre/engine';
import { gates, isMet, needWords } from '../decisions/model/epoch.ts';
import { worthName } from '../decisions/model/names.ts';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { myNation, nameOf, positionOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import { moment, Page } from './Page.tsx';
import type { Place } from './script.ts';
import { pageSum } from './told.ts';

/** The table as it was before a nation bought. */
function before(p: Position, who: NationId, bought: readonly AdvanceId[]): Position {
  const nation = p.open.nations[who]!;
  const advances = nation.advances.filter((id) => !bought.includes(id));
  return { ...p, open: { ...p.open, nations: { ...p.open.nations, [who]: { ...nation, advances } } } };
}

/** What a purchase opens on the track, or what the next gate still asks for. */
function gateWords(p: Position, who: NationId, bought: readonly AdvanceId[]) {
  const say = filmWords.value.gate;
  const { opened, gate } = gates(before(p, who, bought), who, bought);
  if (opened !== undefined) return <small class="pos">{say.met(opened)}</small>;
  if (!gate) return null;
  const needs = gate.needs.filter((need) => !isMet(need)).map((need) => say.has(needWords(need), need.have));
  return <small>{say.asks(gate.epoch, text.value.ui.list(needs))}</small>;
}

/** Who bought what, nation by nation: each advance is laid down, then what they are worth and what they open. */
export function Purchases({ film, place }: { film: Film; place: Place }) {
  const { live } = film;
  const { rules } = live;
  const p = positionOf(live, { ...place.beat.view, open: place.beat.shots[0]!.open });
  const lines = film.script.lines('purchases', place.part);
  return (
    <Page kind="purchases" lines={lines} sum={pageSum(live, 'purchases', lines, myNation(live.view.value))}>
      {lines.map(({ logged: { seq, event }, turn, ms }) => {
        if (event.type !== 'advancesBought') return null;
        const { nation, advances } = event.open;
        const points = advances.reduce((n, id) => n + rules.advance(id).points, 0);
        return (
          <li
            key={seq}
            class={turn}
            style={{ ...moment(ms), '--all': String(advances.length + 1) }}
            data-nation={nation}
          >
            <NationBadge nation={nation} size={22} />
            <b class="ell">{nameOf(live, nation)}</b>
            <span class="row wrap">
              {advances.map((id, i) => (
                <span key={id} class="chip new" style={{ '--nth': String(i) }}>
                  {rules.advance(id).name}
                </span>
              ))}
            </span>
            <b class="pos worth">+{worthName(rules, points)}</b>
            {gateWords(p, nation, advances)}
          </li>
        );
      })}
    </Page>
  );
}
