import { account } from './account.ts';
import { bargain } from './bargain.ts';
import { chat, clock } from './chat.ts';
import { civx } from './civx.ts';
import { dawn } from './dawn.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { history } from './history.ts';
import { map } from './map.ts';
import { names } from './names.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

export const en = {
  ui,
  map,
  table,
  front,
  decisions,
  events,
  account,
  bargain,
  chat,
  clock,
  history,
  dawn,
  civx,
  result,
  names,
  rules,
  settings,
};
