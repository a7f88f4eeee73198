import type { Language } from '../language.ts';
import { withSentences } from '../sentences.ts';
import { account } from './account.ts';
import { adviser } from './adviser.ts';
import { agreed } from './agreement.ts';
import { asking } from './asking.ts';
import { bargain } from './bargain.ts';
import { books } from './books.ts';
import { chat, clock } from './chat.ts';
import { civx } from './civx.ts';
import { course } from './course.ts';
import { dawn } from './dawn.ts';
import { decisions } from './decisions.ts';
import { effects } from './effects/index.ts';
import { events } from './events.ts';
import { fair } from './fair.ts';
import { film } from './film.ts';
import { front } from './front.ts';
import { gameFilm } from './gameFilm.ts';
import { goals } from './goals.ts';
import { group } from './group.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { hosting } from './hosting.ts';
import { keys } from './keys.ts';
import { legend } from './legend.ts';
import { letters } from './letters.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { names } from './names.ts';
import { notices } from './notices.ts';
import { placed } from './places.ts';
import { record } from './record.ts';
import { refusals } from './refusals.ts';
import { result } from './result.ts';
import { results } from './results.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { seat } from './seat.ts';
import { settings } from './settings.ts';
import { standings } from './standings.ts';
import { table } from './table.ts';
import { teaching } from './teaching.ts';
import { ui } from './ui.ts';
import { variants } from './variants.ts';
import { versions } from './versions.ts';
import { violations } from './violations/index.ts';

const words: Language = {
  account,
  adviser,
  asking,
  bargain,
  books,
  chat,
  clock,
  course,
  decisions,
  effects,
  events,
  fair,
  film,
  front,
  gameFilm,
  goals,
  group,
  guide,
  history,
  dawn,
  hosting,
  keys,
  legend,
  letters,
  map,
  market,
  names,
  notices,
  record,
  civx,
  refusals,
  result,
  results,
  rules,
  rulings,
  seat,
  settings,
  standings,
  table,
  teaching,
  ui,
  variants,
  versions,
  violations,
};

export const de: Language = withSentences(words, (sentence) => placed(agreed(sentence)));
