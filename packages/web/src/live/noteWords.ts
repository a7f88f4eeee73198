import type { NationId, Rules } from '@ochre/engine';
import { calamityOfRule, causeOf } from '../calamity/cause.ts';
import { needWords } from '../decisions/model/epoch.ts';
import { text } from '../i18n/index.ts';
import { Teller } from '../log/teller.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { lackingOf } from './asked.ts';
import { type Losses, lossesOf } from './losses.ts';
import { type Done, factsOf, type Note } from './notes.ts';

/** What a calamity took from the one it struck. */
function tollWords(session: Session, logged: LoggedEvent, t: Teller): string {
  if (logged.event.type !== 'calamityRevealed') return '';
  const { rules, log } = session;
  const { nation, calamity } = logged.event.open;
  const came = log.value.filter(({ turn, seq }) => turn === logged.turn && seq > logged.seq);
  const taken = came.filter((later) => {
    const cause = causeOf(rules, [logged, ...came], later);
    return cause?.loser === nation && cause.calamity.id === calamity;
  });
  const { lost, reduced, tokens } = lossesOf(
    taken.map(({ event }) => event),
    nation,
  );
  const say = text.value.history.since.toll;
  const parts = [
    lost.length > 0 && say.lost(lost.length, named(t, lost)),
    reduced.length > 0 && say.reduced(reduced.length, named(t, reduced)),
    tokens > 0 && say.tokens(tokens),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

const named = (t: Teller, areas: readonly string[]): string => t.list(areas.map((id) => t.areaName(id)));

/** Cities that somebody lost, and those that became tokens. */
function fallenWords({ lost, reduced }: Losses, t: Teller): string {
  const say = text.value.history.since.deeds;
  return t.list([
    ...(lost.length > 0 ? [say.cityLost(lost.length, named(t, lost))] : []),
    ...(reduced.length > 0 ? [say.cityReduced(reduced.length, named(t, reduced))] : []),
  ]);
}

/** The calamities that something came from. */
function sourcesOf(rules: Rules, logged: readonly LoggedEvent[], t: Teller): string {
  const names = logged.flatMap(({ event }) => calamityOfRule(rules, event.cite)?.name ?? []);
  return names.length > 0 ? text.value.events.cause.aside(t.list([...new Set(names)])) : '';
}

function doneWords(session: Session, nation: NationId, { deed, logged }: Done, t: Teller): string {
  const { rules } = session;
  const say = text.value.history.since.deeds;
  const some = (ids: readonly string[]): string => t.list([...new Set(ids)].map((id) => t.nationName(id)));
  switch (deed) {
    case 'cityFalls': {
      const fallen = factsOf(deed, logged);
      const areas = fallen.map(({ area }) => area);
      return say[deed](areas.length, named(t, areas), some(fallen.map(({ defender }) => defender)));
    }
    case 'citiesAnnexed': {
      const taken = factsOf(deed, logged);
      const cities = taken.flatMap((one) => one.cities);
      return say[deed](cities.length, named(t, cities), some(taken.map(({ from }) => from)));
    }
    case 'calamityRevealed': {
      const struck = logged.filter(({ event }) => event.type === deed);
      return say[deed](
        t.list(
          struck.map((stroke) => {
            const { calamity } = factsOf(deed, [stroke])[0]!;
            const name = rules.ruleset.calamities.find((c) => c.id === calamity)?.name ?? calamity;
            return text.value.history.since.toll.of(name, tollWords(session, stroke, t));
          }),
        ),
      );
    }
    case 'advancesBought': {
      const ids = factsOf(deed, logged).flatMap(({ advances }) => advances);
      return say[deed](t.list(ids.map((id) => rules.findAdvance(id)?.name ?? id)));
    }
    case 'cityBuilt': {
      const areas = factsOf(deed, logged).map(({ area }) => area);
      return say[deed](areas.length, named(t, areas));
    }
    case 'cityReduced': {
      const events = logged.map(({ event }) => event);
      return `${fallenWords(lossesOf(events, nation), t)}${sourcesOf(rules, logged, t)}`;
    }
    case 'marker': {
      const needs = lackingOf(session, logged.at(-1)!).map(needWords);
      return say[deed](factsOf(deed, logged).at(-1)!.to, t.list(needs));
    }
    case 'sailed': {
      const ends = factsOf(deed, logged).flatMap(({ legs }) => legs.findLast(({ to }) => to)?.to ?? []);
      return say[deed](named(t, [...new Set(ends)]));
    }
  }
}

/** A note as a sentence; what it lacked to step on ends it. */
export function noteWords(session: Session, { nation, done }: Note): string {
  const first = done[0]!.logged[0]!;
  const t = new Teller(session.rules, first.event, myNation(session.view.value));
  const last = done.toSorted((a, b) => Number(a.deed === 'marker') - Number(b.deed === 'marker'));
  const { note } = text.value.history.since;
  return note(t.nationName(nation), t.list(last.map((one) => doneWords(session, nation, one, t))));
}
