import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const foundCities: DecisionSpec<'foundCities'> = todo('foundCities');
