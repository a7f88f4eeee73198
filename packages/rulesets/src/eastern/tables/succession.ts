import type { SuccessionTable } from '@ochre/engine';
import * as mega from '../../mega/tables/succession.ts';
import { citing } from '../../shared/citing.ts';
import { civilizations } from './civilizations.ts';

function rowsOf(table: SuccessionTable): SuccessionTable['starts'] {
  return Object.fromEntries(civilizations.map(({ id }) => [id, table.starts[id]!]));
}

export const basic: SuccessionTable = { ...citing('EE', mega.basic), starts: rowsOf(mega.basic) };

/** The book leaves it to another one; the requirements are those of the larger edition. */
export const expert: SuccessionTable = {
  ...mega.expert,
  epochs: mega.expert.epochs.map((epoch) => ({ ...epoch, cite: 'EE setup.gen.3' })),
  starts: rowsOf(mega.expert),
};
