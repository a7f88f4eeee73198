import { calamityOf, sufferDamage } from '@ochre/engine/calamities';
import { coastal, modified, tokenAreas } from '@ochre/engine/query';
import { procedure } from '@ochre/engine/ruleset';

/** Tokens by the water are lost, so many in each area: IS 3.2. */
export const kingTide = procedure({
  id: 'kingTide',
  harm: { loses: 'unitsThere' },
  terms: { with: { each: 'number' }, twists: {}, cites: [] },
  run(play, frame) {
    const { victim } = frame.locals;
    const calamity = calamityOf(play, frame);
    const each = modified(play, victim, calamity, Number(calamity.with['each']), 'primary');
    const struck = tokenAreas(play, victim).filter((area) => coastal(play, area));
    if (each > 0)
      sufferDamage(
        play,
        victim,
        { tokens: Object.fromEntries(struck.map((area) => [area, each])), cities: {} },
        calamity.cite,
      );
    return 'done';
  },
});
