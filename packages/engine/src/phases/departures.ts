import { discard } from '../board/cards.ts';
import { annexTokens, toPirates } from '../board/cities.ts';
import { inPlay, nation, nations, pieces, tokenAreas, tokens, unitAreas } from '../board/queries.ts';
import { pay, raze, remove, sink } from '../board/transfer.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import { BARBARIANS, type Frame, type NationId, type Owner } from '../state.ts';

type Agenda = { step: string; locals: Frame['locals'] }[];

/** Tokens and cities of `who` in areas out of play return to stock. */
function clear(play: Play, who: Owner): void {
  for (const area of pieces(play, who).cities.filter((a) => !inPlay(play, a))) raze(play, who, area);
  for (const area of tokenAreas(play, who))
    if (!inPlay(play, area)) remove(play, who, area, tokens(play, who, area));
}

/** Units left in areas in play turn into barbarians and pirate cities. */
function abandon(play: Play, who: NationId): void {
  for (const area of [...nation(play, who).cities]) toPirates(play, who, area);
  for (const area of tokenAreas(play, who)) annexTokens(play, who, BARBARIANS, area, tokens(play, who, area));
}

/** What the nation was asked, had answered, offered or kept to itself. */
function forget(play: Play, who: NationId): void {
  const { pending, hidden } = play.state;
  const own = play.own(who);
  for (const id of Object.keys(pending)) if (pending[id]!.owner === who) delete pending[id];
  own.sealed = {};
  own.committed = {};
  own.offers = [];
  delete own.filed;
  delete own.theme;
  play.open.offers = play.open.offers.filter((offer) => offer.from !== who && offer.to !== who);
  delete play.open.calamities[who];
  for (const card of Object.keys(hidden.tradedBy))
    if (hidden.tradedBy[card] === who) delete hidden.tradedBy[card];
}

/** The nation's cards, markers and pieces; its region is out of play by now. */
function quit(play: Play, who: NationId): void {
  const own = nation(play, who);
  for (const coast of Object.keys(own.ships)) while (own.ships[coast]) sink(play, who, coast);
  clear(play, who);
  const remains = unitAreas(play, who);
  abandon(play, who);
  pay(play, who, own.treasury);
  discard(play, who, [...play.own(who).hand]);
  own.advances = [];
  own.credits = {};
  own.census = 0;
  own.space = 0;
  forget(play, who);
  play.emit('nationLeft', play.rules.cite('leave'), { nation: who, barbarians: remains });
}

/** Those who leave now; what the others must then do is put on the agenda. */
function depart(play: Play, frame: Frame): void {
  const { open } = play;
  const { when } = frame.locals;
  const leavers = nations(play).filter((who) =>
    when === undefined ? Object.hasOwn(open.leaving, who) : open.leaving[who] === when,
  );
  for (const who of leavers) {
    nation(play, who).left = true;
    play.open.nations = { ...play.open.nations };
    delete open.regions[who];
    delete open.leaving[who];
  }
  for (const who of leavers) quit(play, who);
  clear(play, BARBARIANS);
  frame.locals['agenda'] = leavers.length === 0 ? [] : agendaFor(play);
}

/** The game goes on with two or more. */
function agendaFor(play: Play): Agenda {
  const others = nations(play);
  if (others.length < 2) return [{ step: 'scoring', locals: { endedBy: 'departures' } }];
  const agenda: Agenda = others.map((who) => ({ step: 'vacate', locals: { nation: who } }));
  // Where the turn's own check is still to come, tokens yet to move, fight or build are left alone.
  if (!play.rules.ruleset.unsettled.includes(play.open.phase))
    agenda.push({ step: 'surplus', locals: {} }, { step: 'support', locals: {} });
  return agenda;
}

/** Leavers go together, then the others clear the areas that went out of play, then all check what they have left. */
export const departures: Step = {
  id: 'departures',
  run(play, frame) {
    if (frame.at === 0) depart(play, frame);
    const next = (frame.locals['agenda'] as Agenda)[frame.at++];
    if (!next) return 'done';
    play.push(next.step, { ...next.locals });
    return 'again';
  },
};
