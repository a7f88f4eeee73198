import { expect, it } from 'vitest';
import { inOneBreath } from '../../src/decisions/shop/gist.ts';

it('names what several sentences are about once', () => {
  expect(
    inOneBreath([
      'Cyclone: one city fewer is reduced.',
      'Cyclone: it is chosen last.',
      'Famine: 4 less.',
      'Tax may rise.',
    ]),
  ).toBe('Cyclone: one city fewer is reduced; it is chosen last. Famine: 4 less. Tax may rise.');
});
