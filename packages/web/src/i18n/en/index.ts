import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { map } from './map.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

export const en = { ui, map, table, front, decisions, events };
