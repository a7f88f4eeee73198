import type { Advance, AdvanceId, GroupId } from '@ochre/engine';
import { worthName } from '../decisions/model/names.ts';
import { feltOf, linesOf } from '../effects/advance.ts';
import { Meaning } from '../effects/Meaning.tsx';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import type { Session } from '../session/session.ts';
import { byGroups, type CreditsHeld, creditNote, creditWords } from '../ui/credits.ts';
import { Icon } from '../ui/Icon.tsx';
import { concernsOthers } from './learning.ts';

const matters = ({ rules }: Session, own: boolean, advance: Advance): boolean =>
  own ? linesOf(rules, advance.id).length > 0 : concernsOthers(advance);

/** What others feel of those that another holds; of my own all that have an effect. */
export const felt = (session: Session, held: readonly AdvanceId[], own: boolean): Advance[] =>
  held.map((id) => session.rules.advance(id)).filter((advance) => matters(session, own, advance));

const Dot = ({ of }: { of: readonly GroupId[] }) => (
  <i
    class="gdot"
    style={{
      background:
        of.length > 1
          ? `linear-gradient(135deg, var(--g-${of[0]}) 50%, var(--g-${of[1]}) 50%)`
          : `var(--g-${of[0]})`,
    }}
  />
);

interface Held {
  session: Session;
  held: readonly AdvanceId[];
  own: boolean;
}

/** Advances that matter, each with its effect. */
export function Advances({ session, held, own, title, points }: Held & { title: string; points: number }) {
  const say = standings.value;
  const shown = felt(session, held, own);
  return (
    <div>
      <h3 class="eyebrow">
        {held.length > 0 ? title : say.advances}{' '}
        <b>{say.advancesWorth(held.length, worthName(session.rules, points))}</b>
      </h3>
      {held.length === 0 ? (
        <p class="how">{say.noAdvance}</p>
      ) : (
        shown.length === 0 && <p class="how">{say.noneMatters}</p>
      )}
      <ul class="effects">
        {shown.map(({ id, groups, name }) => (
          <li key={id}>
            <Dot of={groups} />
            <b>{name}</b>
            <p>{own ? <Meaning rules={session.rules} id={id} /> : feltOf(session.rules, id)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rest by name, and the credits all of them give. */
export function Credits({ session, held, credits, own }: Held & { credits: CreditsHeld }) {
  const say = standings.value;
  const { group: names } = text.value.decisions.shop;
  const rest = held.map((id) => session.rules.advance(id)).filter((a) => !matters(session, own, a));
  return (
    <div>
      {rest.length > 0 && (
        <>
          <h3 class="eyebrow">{say.others}</h3>
          <p class="rest">
            {rest.map((advance) => (
              <span key={advance.id}>
                <Dot of={advance.groups} /> {advance.name}
              </span>
            ))}
          </p>
        </>
      )}
      {byGroups(session.rules) && (
        <>
          <h3 class="eyebrow">{say.credits}</h3>
          <ul class="crd">
            {credits.groups.map((credit) => (
              <li key={credit.group} class={`g-${credit.group}`} title={names[credit.group]}>
                <Icon name={credit.group} label={names[credit.group] ?? credit.group} size={15} />
                {creditWords(credit)}
              </li>
            ))}
          </ul>
          <p class="how">{creditNote(credits)}</p>
        </>
      )}
    </div>
  );
}
