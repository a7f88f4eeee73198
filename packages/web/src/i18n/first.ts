import { agreed } from '@ochre/languages/en/agreement.ts';
import { bargain } from '@ochre/languages/en/bargain.ts';
import { chat, clock } from '@ochre/languages/en/chat.ts';
import { civx } from '@ochre/languages/en/civx.ts';
import { dawn } from '@ochre/languages/en/dawn.ts';
import { decisions } from '@ochre/languages/en/decisions.ts';
import { events } from '@ochre/languages/en/events.ts';
import { front } from '@ochre/languages/en/front.ts';
import { history } from '@ochre/languages/en/history.ts';
import { map } from '@ochre/languages/en/map.ts';
import { names } from '@ochre/languages/en/names.ts';
import { result } from '@ochre/languages/en/result.ts';
import { rules } from '@ochre/languages/en/rules.ts';
import { settings } from '@ochre/languages/en/settings.ts';
import { table } from '@ochre/languages/en/table.ts';
import { ui } from '@ochre/languages/en/ui.ts';
import { versions } from '@ochre/languages/en/versions.ts';
import { withSentences } from '@ochre/languages/sentences.ts';

/** The English words that come with the page; more come with what needs them, other languages when they are spoken. */
export const first = withSentences(
  {
    bargain,
    chat,
    clock,
    decisions,
    events,
    front,
    history,
    dawn,
    map,
    names,
    civx,
    result,
    rules,
    settings,
    table,
    ui,
    versions,
  },
  agreed,
);
