import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const takeDamage: DecisionSpec<'takeDamage'> = todo('takeDamage');
