import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const useAbility: DecisionSpec<'useAbility'> = todo('useAbility');
