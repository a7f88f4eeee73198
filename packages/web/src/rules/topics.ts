import { manifestOf, usual } from '@ochre/rulesets/manifests.ts';
import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { text } from '../i18n/index.ts';
import { ruleIndex } from '../ui/ruleIndex.ts';

/** Topics in the order in which a turn meets them. */
const TURN = [
  'turn-order',
  'taxation',
  'expansion',
  'census',
  'movement',
  'ships',
  'conflict',
  'city-construction',
  'surplus',
  'city-support',
  'trade-cards',
  'trade',
  'calamity-selection',
  'calamity-general',
  'special-abilities',
  'advances-purchase',
  'hand-limit',
  'ast',
];

export type Group = 'turn' | 'game' | 'calamities' | 'advances';
export const GROUPS: readonly Group[] = ['turn', 'calamities', 'advances', 'game'];

function groupOf(topic: string): Group {
  if (topic.startsWith('calamity:')) return 'calamities';
  if (topic.startsWith('advance:')) return 'advances';
  return TURN.includes(topic) ? 'turn' : 'game';
}

const capital = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A topic by its name in the language spoken. */
export function topicName(topic: string): string {
  const { rules, names } = text.value;
  const [kind, id] = topic.split(':');
  if (id === undefined) return rules.topics[topic] ?? capital(topic);
  const named = kind === 'calamity' ? names.calamities : names.advances;
  return named[id] ?? capital(id);
}

/** Whether a topic is one calamity or advance. */
export const isThing = (topic: string): boolean => topic.includes(':');

/** The picture beside a topic, where there is one. */
export const topicIcon = (topic: string): string | undefined =>
  topic.startsWith('calamity:') ? topic.slice('calamity:'.length) : undefined;

/** The topics of a book by group, the turn in its order, the rest by name. */
export function topicsOf(rules: readonly RuleEntry[]): Record<Group, string[]> {
  const all = [...new Set(rules.map((r) => r.topic))];
  const of = (group: Group): string[] => all.filter((t) => groupOf(t) === group);
  const byName = (a: string, b: string): number => topicName(a).localeCompare(topicName(b));
  return {
    turn: of('turn').sort((a, b) => TURN.indexOf(a) - TURN.indexOf(b)),
    game: of('game'),
    calamities: of('calamities').sort(byName),
    advances: of('advances').sort(byName),
  };
}

/** Where the rules of a topic are read. */
export const topicHref = (book: string, topic: string): string =>
  `#/rules/${encodeURIComponent(`${book}/${topic}`)}`;

/** Paragraphs a book numbers; where it has no numbers, the index has words of its own. */
const NUMBERED = /^\S+ [A-Z]?\d/;

/** What a rule is called where it is cited: by its number, or by what it rules. */
export function ruleLabel(cite: string): string {
  const topic = NUMBERED.test(cite) ? undefined : ruleIndex.value?.ruleOf(cite)?.topic;
  return topic === undefined ? cite : `${cite.split(' ')[0]} · ${topicName(topic)}`;
}

export const ruleHref = (cite: string): string => `#/rules/${encodeURIComponent(cite)}`;

/** Where what is different for those who know another book is read. */
export const comingHref = (from: string, to: string): string => `#/rules/from/${from}/${to}`;

/** Where those who teach a rule set find its sheets. */
export const teachHref = (ruleset: string): string => `#/rules/teach/${ruleset}`;

export type Sought =
  | { at: 'compare' }
  | { at: 'teach'; ruleset: string }
  | { at: 'coming'; from: string; to: string }
  | { at: 'book'; book: string; topic?: string; cite?: string };

/** What an address below #/rules asks for: a book, a topic of one, a rule, the comparison, that of two, or the sheets. */
export function soughtBy(what: string | undefined): Sought {
  if (what === 'compare') return { at: 'compare' };
  const taught = what?.match(/^teach\/(.+)$/)?.[1];
  if (taught) return { at: 'teach', ruleset: manifestOf(taught)?.id ?? usual.id };
  const [, from, to] = what?.match(/^from\/([A-Z]{2})\/([A-Z]{2})$/) ?? [];
  if (from && to) return { at: 'coming', from, to };
  const [, book, topic, cite] = what?.match(/^([A-Z]{2})(?:\/(.+)|( .+))?$/) ?? [];
  if (!book) return { at: 'book', book: usual.book };
  return { at: 'book', book, ...(topic && { topic }), ...(cite && { cite: `${book}${cite}` }) };
}

const OF_PHASES: Record<string, string> = {
  construction: 'city-construction',
  support: 'city-support',
  shipbuilding: 'ships',
  hire: 'ships',
  fleets: 'conflict',
  drawInTurn: 'trade-cards',
  drawCards: 'trade-cards',
  buyCards: 'trade-cards',
  returnCards: 'trade-cards',
  interest: 'trade-cards',
  requests: 'trade-cards',
  shopping: 'trade-cards',
  exchange: 'trade-cards',
  calamitySelection: 'calamity-selection',
  minorCalamities: 'calamity-general',
  majorCalamities: 'calamity-general',
  lowestCalamities: 'calamity-general',
  allCalamities: 'calamity-general',
  calamitiesByKind: 'calamity-general',
  fixedCalamities: 'calamity-general',
  tradedCalamities: 'calamity-general',
  minorsInTurn: 'calamity-general',
  homecoming: 'calamity-general',
  barbarianTurn: 'calamity:barbarian-hordes',
  eliminations: 'city-support',
  abilities: 'special-abilities',
  purchase: 'advances-purchase',
  handLimit: 'hand-limit',
  departures: 'ast',
  succession: 'ast',
  reshuffle: 'ast',
  crowding: 'surplus',
};

/** The topic that a step of the turn is ruled by. */
export const topicOfStep = (step: string): string | undefined =>
  OF_PHASES[step] ?? (TURN.includes(step) ? step : undefined);
