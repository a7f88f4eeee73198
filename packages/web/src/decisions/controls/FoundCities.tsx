import type { AreaId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Chip } from '../../ui/controls.tsx';
import type { ControlProps } from '../parts/drafts.ts';
import { PickAreas } from './PickAreas.tsx';

export function FoundCities({ session, decision, board }: ControlProps<'foundCities'>) {
  const say = text.value.decisions;
  const { count, onSites, among } = decision.ask;
  const { map } = session.rules;
  const isSite = (area: AreaId): boolean => map.area(area).site !== undefined;
  const ordered = [...among].sort((a, b) => Number(isSite(b)) - Number(isSite(a)));
  return (
    <PickAreas
      session={session}
      decision={decision}
      board={board}
      eyebrow={say.eyebrow.setup}
      title={say.found.title(count, onSites)}
      among={ordered}
      most={count}
      detail={(area) =>
        `${say.limit(map.area(area).limit ?? 0)}${map.area(area).coastal ? `, ${say.pickCities.coastal}` : ''}`
      }
      after={(area) =>
        isSite(area) ? <Chip tone="ok">{say.found.site}</Chip> : <Chip>{say.found.noSite}</Chip>
      }
      verdict={(chosen) => ({
        label: chosen.length < count ? say.found.missing(count - chosen.length) : say.found.confirm(count),
        ready: chosen.length === count,
      })}
    />
  );
}
