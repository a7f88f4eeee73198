import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const giveCard: DecisionSpec<'giveCard'> = todo('giveCard');
