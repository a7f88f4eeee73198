import { text } from '../../i18n/index.ts';
import { Chip } from '../../ui/controls.tsx';
import { CalamityPicture } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import type { ControlProps } from '../parts/drafts.ts';
import { PickAreas } from './PickAreas.tsx';

export function PreventSteps({ session, decision, board }: ControlProps<'preventSteps'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { among, first, citiesEach, steps } = session.choices(decision);
  const calamity = rules.ruleset.calamities.find((c) => c.run === 'markerBack');
  const ordered = [...first, ...among.filter((a) => !first.includes(a))];
  return (
    <PickAreas
      session={session}
      decision={decision}
      board={board}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      title={say.steps.title(decision.ask.steps)}
      lead={say.steps.each(citiesEach)}
      among={ordered}
      most={citiesEach * steps}
      chosenTone="loss"
      detail={(area) => (rules.map.area(area).coastal ? say.pickCities.coastal : say.pickCities.inland)}
      after={(area) => first.includes(area) && <Chip tone="warn">{say.steps.first}</Chip>}
      verdict={(chosen) => {
        const rest = chosen.length % citiesEach;
        if (rest > 0) return { label: say.steps.missing(citiesEach - rest), ready: false };
        const avoided = chosen.length / citiesEach;
        return { label: say.steps.confirm(avoided, decision.ask.steps - avoided), ready: true };
      }}
    >
      {() => calamity && <Parts session={session} calamity={calamity} />}
    </PickAreas>
  );
}
