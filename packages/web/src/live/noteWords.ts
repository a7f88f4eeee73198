import type { CalamityId } from '@ochre/engine';
import { calamityOfRule } from '../calamity/cause.ts';
import { isMet, type Need, needsAt, needWords } from '../decisions/model/epoch.ts';
import { markOf } from '../history/stops.ts';
import { text } from '../i18n/index.ts';
import { Teller } from '../log/teller.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { concerns, lossOf } from './digest.ts';
import { type Done, factsOf, type Note } from './notes.ts';

/** Whether a nation has other cities or advances than when something happened. */
const hasChanged = (session: Session, nation: string, seq: number): boolean =>
  session.log.value.some(({ seq: later, event }) => {
    if (later <= seq || !concerns(event, nation)) return false;
    const kind = markOf(event);
    return kind === 'city' || kind === 'advance' || lossOf(event, nation).cities > 0;
  });

/** What a marker that stayed lacked for the next space, as long as that can still be seen. */
export function lackingOf(session: Session, { event, seq }: LoggedEvent): Need[] {
  if (event.type !== 'marker' || event.open.to !== event.open.from) return [];
  const { nation, to } = event.open;
  const sight = session.sight();
  const { advances = [], space } = sight.open.nations[nation] ?? {};
  const { last } = session.rules.policies.succession(sight);
  if (space !== to || to >= last || hasChanged(session, nation, seq)) return [];
  return needsAt(sight, nation, to + 1, advances).filter((need) => !isMet(need));
}

/** `struck`: calamities that are told of already. */
function doneWords(
  session: Session,
  { deed, logged }: Done,
  t: Teller,
  struck: ReadonlySet<CalamityId>,
): string {
  const say = text.value.history.since.deeds;
  const areas = (ids: readonly string[]): string => t.list(ids.map((id) => t.areaName(id)));
  const some = (ids: readonly string[]): string => t.list([...new Set(ids)].map((id) => t.nationName(id)));
  switch (deed) {
    case 'cityFalls': {
      const fallen = factsOf(deed, logged);
      return say[deed](areas(fallen.map(({ area }) => area)), some(fallen.map(({ defender }) => defender)));
    }
    case 'citiesAnnexed': {
      const taken = factsOf(deed, logged);
      return say[deed](areas(taken.flatMap(({ cities }) => cities)), some(taken.map(({ from }) => from)));
    }
    case 'calamityRevealed': {
      const ids = factsOf(deed, logged).map(({ calamity }) => calamity);
      const named = (id: string) => session.rules.ruleset.calamities.find((c) => c.id === id)?.name ?? id;
      return say[deed](t.list(ids.map(named)));
    }
    case 'advancesBought': {
      const ids = factsOf(deed, logged).flatMap(({ advances }) => advances);
      return say[deed](t.list(ids.map((id) => session.rules.findAdvance(id)?.name ?? id)));
    }
    case 'cityReduced':
    case 'cityBuilt': {
      const causes = [
        ...new Set(logged.flatMap(({ event }) => calamityOfRule(session.rules, event.cite) ?? [])),
      ];
      const others = causes.filter(({ id }) => !struck.has(id)).map(({ name }) => name);
      const from = others.length > 0 ? text.value.events.cause.aside(t.list(others)) : '';
      return `${say[deed](areas(factsOf(deed, logged).map(({ area }) => area)))}${from}`;
    }
    case 'marker': {
      const needs = lackingOf(session, logged.at(-1)!).map(needWords);
      return say[deed](factsOf(deed, logged).at(-1)!.to, t.list(needs));
    }
    case 'sailed': {
      const ends = factsOf(deed, logged).flatMap(({ legs }) => legs.findLast(({ to }) => to)?.to ?? []);
      return say[deed](areas([...new Set(ends)]));
    }
  }
}

/** A note as a sentence; what it lacked to step on ends it. */
export function noteWords(session: Session, { nation, done }: Note): string {
  const first = done[0]!.logged[0]!;
  const t = new Teller(session.rules, first.event, myNation(session.view.value));
  const last = done.toSorted((a, b) => Number(a.deed === 'marker') - Number(b.deed === 'marker'));
  const { note } = text.value.history.since;
  const struck = new Set(
    done.flatMap(({ deed, logged }) =>
      deed === 'calamityRevealed' ? factsOf(deed, logged).map(({ calamity }) => calamity) : [],
    ),
  );
  return note(t.nationName(nation), t.list(last.map((one) => doneWords(session, one, t, struck))));
}
