import { linksBy } from '@ochre/protocol/links.ts';
import { sha256 } from '../tables/tokens.ts';

export const { firstLink, nextLink, eventsHash, sealed } = linksBy(sha256);
