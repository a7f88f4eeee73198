import { expect, it } from 'vitest';
import { under } from '../src/de/bent.ts';
import { names } from '../src/de/names.ts';

it.each([
  ['Sklavenaufstand', 'einem Sklavenaufstand'],
  [
    'Hungersnot (Stadt in Troja verloren) und Korruption',
    'einer Hungersnot (Stadt in Troja verloren) und Korruption',
  ],
  ['Vulkanausbruch oder Erdbeben', 'einem Vulkanausbruch oder Erdbeben'],
  ['Kleiner Aufstand', 'einem Kleinen Aufstand'],
  ['Verprasster Reichtum', 'Verprasstem Reichtum'],
  ['Innere Unruhen', 'Inneren Unruhen'],
])('somebody suffers under %s', (name, said) => {
  expect(under(name)).toBe(said);
});

it('no calamity is bent twice', () => {
  for (const name of Object.values(names.calamities))
    expect(under(name)).not.toMatch(/ein(em|er) ein(em|er)|Stein(em|er)/);
});
