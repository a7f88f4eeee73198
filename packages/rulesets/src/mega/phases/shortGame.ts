import {
  type AreaId,
  type Counts,
  type Frame,
  type NationId,
  type ShortGame,
  shuffle,
  type Theme,
} from '@ochre/engine';
import { acquire, addCredits, drawAll } from '@ochre/engine/phases';
import { effectOf, nation, nations, tokens } from '@ochre/engine/query';
import {
  collect,
  destroyCity,
  found,
  type Next,
  type Nothing,
  type Play,
  place,
  type Step,
  seatId,
} from '@ochre/engine/ruleset';

// The set-up of a Short Game. A full game passes through these steps untouched.

type Run = (play: Play, frame: Frame<Nothing>, short: ShortGame) => Next;

function shortStep(id: string, run: Run, rest: Omit<Step, 'id' | 'run'> = {}): Step {
  return {
    id,
    run(play, frame) {
      const { shortGame } = play.rules.ruleset;
      return shortGame && play.config.options['short'] === true ? run(play, frame, shortGame) : 'done';
    },
    ...rest,
  };
}

/** Land of the nation's own region, in the order of the map. */
function homeAreas(play: Play, who: NationId): AreaId[] {
  return play.rules.map.land.filter((a) => a.region === who).map((a) => a.id);
}

/** Each seat, or the nation it already plays, gets a theme that only it sees. */
export const dealThemes = shortStep('dealThemes', (play, _, short) => {
  const deck = shuffle(play.rng, [...short.dealt[play.config.players]!]);
  const dealt: Record<string, { theme: string }> = {};
  deck.forEach((theme, i) => {
    const seat = seatId(i + 1);
    const who = play.open.seats[seat] ?? seat;
    play.own(who).theme = theme;
    dealt[who] = { theme };
  });
  play.emit('themesDealt', play.rules.cite('shortThemes'), {}, dealt);
  return 'done';
});

function foundAll(play: Play, who: NationId, areas: AreaId[]): void {
  for (const area of areas) found(play, who, area);
  play.emit('citiesFounded', play.rules.cite('shortCities'), { nation: who, areas });
}

/** One nation after the other in ranking order, in sight of all. */
export const shortCities = shortStep(
  'shortCities',
  (play, frame, short) => {
    const owner = nations(play)[frame.at++];
    if (owner === undefined) return 'done';
    const among = homeAreas(play, owner).filter((a) => play.rules.policies.cityCost(play, a) !== undefined);
    const sites = among.filter((area) => play.rules.map.area(area).site);
    const count = Math.min(short.cities, among.length);
    const ask = { count, onSites: Math.min(short.onSites, sites.length), among };
    if (among.length > count)
      play.ask({ kind: 'foundCities', owner, ask, cite: play.rules.cite('shortCities') });
    else foundAll(play, owner, among);
    return 'again';
  },
  { on: { foundCities: (play, _, by, areas) => foundAll(play, by, areas) } },
);

function themeOf(play: Play, short: ShortGame, who: NationId): Theme | undefined {
  const { theme } = play.own(who);
  return short.themes.find((t) => t.id === theme);
}

/** Takes the advances of a revealed theme and asks what comes with them. */
function reveal(play: Play, who: NationId, theme: Theme): void {
  const { rules } = play;
  delete play.own(who).theme;
  for (const id of theme.advances) acquire(play, who, id);
  const { name, advances, destroysCity } = theme;
  play.emit('themeRevealed', rules.cite('shortReveal'), { nation: who, theme: name, advances, destroysCity });
  for (const advance of advances) {
    const choice = effectOf(rules.advance(advance), 'creditsOfChoice');
    if (!choice) continue;
    const ask = { advance, points: choice.points, step: rules.numbers.creditStep };
    play.ask({ kind: 'chooseCredits', owner: who, mode: 'sealed', ask, cite: choice.cite });
  }
  const among = rules.map.sorted(nation(play, who).cities);
  if (!destroysCity || among.length === 0) return;
  const ask = { purpose: 'theme' as const, of: who, among, count: 1 };
  if (among.length > 1)
    play.ask({ kind: 'chooseCities', owner: who, mode: 'sealed', ask, cite: rules.cite('shortDestroy') });
  else burn(play, who, among[0]!);
}

function burn(play: Play, who: NationId, area: AreaId): void {
  destroyCity(play, who, area);
  play.emit('cityDestroyed', play.rules.cite('shortDestroy'), { nation: who, area });
}

export const revealThemes = shortStep(
  'revealThemes',
  (play, frame, short) => {
    if (frame.at++ > 0) return 'done';
    for (const who of nations(play)) {
      const theme = themeOf(play, short, who);
      if (theme) reveal(play, who, theme);
    }
    return 'again';
  },
  {
    on: {
      chooseCredits(play, _, by, credits, { ask, cite }) {
        addCredits(play, by, credits);
        play.emit('creditsChosen', cite, { nation: by, advance: ask.advance, credits });
      },
      chooseCities: (play, _, by, [area]) => burn(play, by, area!),
    },
  },
);

/** Cards are drawn as in a turn; none can be bought. */
export const shortDraw = shortStep('shortDraw', (play) => {
  drawAll(play);
  return 'done';
});

function placeAll(play: Play, who: NationId, counts: Counts): void {
  for (const area of play.rules.map.sorted(Object.keys(counts))) place(play, who, area, counts[area]!);
  play.emit('tokensPlaced', play.rules.cite('shortTokens'), { nation: who, tokens: counts });
}

/** In ranking order again, and as many tokens as the limits bear. */
export const shortTokens = shortStep(
  'shortTokens',
  (play, frame, short) => {
    const owner = nations(play)[frame.at++];
    if (owner === undefined) return 'done';
    const room: Counts = {};
    let total = 0;
    for (const area of homeAreas(play, owner)) {
      const n = play.rules.policies.limit(play, owner, area) - tokens(play, owner, area);
      if (n > 0) room[area] = n;
      total += Math.max(0, n);
    }
    const ask = { purpose: 'shortGame' as const, budget: short.tokens, room };
    if (total > short.tokens)
      play.ask({ kind: 'placeTokens', owner, ask, cite: play.rules.cite('shortTokens') });
    else placeAll(play, owner, room);
    return 'again';
  },
  { on: { placeTokens: (play, _, by, counts) => placeAll(play, by, counts) } },
);

export const shortStart = shortStep('shortStart', (play, _, short) => {
  for (const who of nations(play)) {
    collect(play, who, short.treasury);
    nation(play, who).space = short.space;
  }
  const { treasury, space } = short;
  play.emit('shortGameStarts', play.rules.cite('shortStart'), { treasury, space });
  return 'done';
});
