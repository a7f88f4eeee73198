import { group as english } from '@ochre/languages/en/group.ts';
import { wordsOf } from './index.ts';

/** How the host sets up the channel of the group. */
export const groupWords = wordsOf('group', english);
