import { account } from './account.ts';
import { bargain } from './bargain.ts';
import { chat, clock } from './chat.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { front } from './front.ts';
import { history } from './history.ts';
import { hordes } from './hordes.ts';
import { map } from './map.ts';
import { names } from './names.ts';
import { realms } from './realms.ts';
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
  hordes,
  realms,
  result,
  names,
  rules,
  settings,
};
