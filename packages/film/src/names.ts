import { type AreaId, BARBARIANS, type CalamityId, type Game, type Owner } from '@ochre/engine';
import type { Language } from '@ochre/languages';
import type { Story, TurningPoint } from './story/story.ts';

export type FilmWords = Language['gameFilm'];

/** What things are called in the language of who looks. */
export interface Names {
  ruleset: string;
  nation(id: Owner): string;
  area(id: AreaId): string;
  calamity(id: CalamityId): string;
  epoch(id: string): string;
}

export type Speech = Pick<Language, 'gameFilm' | 'names' | 'events'>;

export function namesIn({ rules }: Game, { gameFilm, names, events }: Speech): Names {
  const { ruleset } = rules;
  const printed = (things: readonly { id: string; name: string }[]) =>
    new Map(things.map(({ id, name }) => [id, name]));
  const [nations, calamities] = [printed(ruleset.civilizations), printed(ruleset.calamities)];
  const epochs: Readonly<Record<string, string>> = events.parts.epochs;
  return {
    ruleset: names.rulesets[ruleset.id] ?? ruleset.name,
    nation: (id) => (id === BARBARIANS ? gameFilm.barbarians : (names.nations[id] ?? nations.get(id) ?? id)),
    area: (id) => names.areas[id] ?? rules.map.find(id)?.name ?? id,
    calamity: (id) => names.calamities[id] ?? calamities.get(id) ?? id,
    // Books write the same epoch as `late-bronze` and as `lateBronze`.
    epoch: (id) => epochs[id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] ?? id,
  };
}

/** A turn of fortune in words. */
export function saidOf(point: TurningPoint, race: boolean, say: FilmWords, names: Names): string {
  const { turning } = say;
  const nation = names.nation(point.nation);
  switch (point.kind) {
    case 'firstCity':
      return turning.firstCity(nation, names.area(point.area));
    case 'war':
      return turning.war(names.area(point.area), nation, names.nation(point.against), point.lost);
    case 'cityFalls':
    case 'capitalFalls':
      return turning[point.kind](names.area(point.area), nation, names.nation(point.against));
    case 'calamity': {
      const { calamity, tokens, cities, others } = point;
      const told = others ? turning.calamityOfMany : turning.calamity;
      return told(names.calamity(calamity), nation, tokens, cities);
    }
    case 'lead':
      return turning.lead(nation, names.nation(point.from));
    case 'epoch':
      return turning.epoch(nation, names.epoch(point.epoch));
    case 'deal':
      return turning.deal(nation, names.nation(point.with), point.cards);
    case 'cities':
      return turning.cities(nation, point.count);
    case 'realm':
      return turning.realm(nation, point.areas);
    case 'rise':
    case 'fall':
      return turning[point.kind](nation, point.from, point.to);
    case 'gone':
      return turning.gone(nation);
    case 'end': {
      if (point.second === undefined) return turning.endAlone(nation);
      return (race ? turning.raceEnd : turning.end)(nation, point.ahead, names.nation(point.second));
    }
  }
}

/** Who prevailed, and by how much. */
export function verdictOf(
  { result, race, chronicle }: Story,
  say: FilmWords,
  names: Names,
): [string, string] {
  const end = chronicle.find((point) => point.kind === 'end');
  if (!result || !end) return [say.unfinished, ''];
  const shared = result.shared ?? [end.nation];
  const named = shared.map((id) => names.nation(id));
  const head = shared.length > 1 ? say.share(named.join(', ')) : say.prevails(named[0]!);
  if (end.second === undefined || shared.length > 1) return [head, say.alone(end.score)];
  const margin = race ? say.raceMargin : say.margin;
  return [head, margin(end.score, end.ahead, names.nation(end.second))];
}
