import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const fileOrders: DecisionSpec<'fileOrders'> = todo('fileOrders');
