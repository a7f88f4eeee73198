import type { AreaId, DecisionOf } from '@ochre/engine';
import { cityOwner } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { areaName, nationName } from '../model/names.ts';
import { CalamityPicture, calamityOf, Parts } from '../parts/calamity.tsx';
import type { ControlProps } from '../parts/drafts.ts';
import { PickAreas } from './PickAreas.tsx';

type Asked = DecisionOf<'chooseCities'>;

export function ChooseCities({ session, decision, board }: ControlProps<'chooseCities'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { purpose, of, owner } = { ...decision.ask, owner: decision.owner };
  const { among, count } = session.choices(decision) as { among: AreaId[]; count: number };
  const calamity = calamityOf(rules, purpose);
  const own = of === owner;
  return (
    <PickAreas
      session={session}
      decision={decision}
      board={board}
      eyebrow={
        calamity
          ? say.eyebrow.calamity(calamity.name)
          : purpose.startsWith('tax')
            ? say.eyebrow.tax
            : say.eyebrow.other
      }
      tone={own ? 'loss' : 'act'}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      title={titleOf(decision, count, calamity?.name ?? say.eyebrow.other, nationName(rules, of))}
      among={among}
      most={count}
      chosenTone={own ? 'loss' : 'chosen'}
      detail={(area) => {
        const { site, coastal, limit } = rules.map.area(area);
        return [
          site && say.pickCities.site,
          coastal ? say.pickCities.coastal : say.pickCities.inland,
          say.limit(limit ?? 0),
        ]
          .filter(Boolean)
          .join(', ');
      }}
      after={(area) => <NationBadge nation={cityOwner(session.sight(), area) ?? of} size={22} />}
      verdict={(chosen) => ({
        label:
          chosen.length < count
            ? say.pickCities.missing(count - chosen.length)
            : say.pickCities.confirm(say.list(chosen.map((a) => areaName(rules, a)))),
        ready: chosen.length === count,
      })}
    >
      {() => calamity && <Parts session={session} calamity={calamity} />}
    </PickAreas>
  );
}

function titleOf({ ask, owner }: Asked, n: number, what: string, of: string): string {
  const { title } = text.value.decisions.pickCities;
  if (ask.purpose === 'taxRevolt') return title.taxRevolt(n, of);
  if (ask.purpose === 'taxRevoltDestroys') return title.taxRevoltDestroys(n);
  if (ask.purpose === 'theme') return title.theme();
  if (ask.purpose.endsWith('.spared')) return text.value.dawn.sparedTitle(what);
  return ask.of === owner ? title.own(n, what) : title.other(n, of, what);
}
