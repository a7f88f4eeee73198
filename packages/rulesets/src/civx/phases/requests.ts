import type { AdvanceId, Cite, Frame, NationId } from '@ochre/engine';
import { nation, nations, protectedFrom } from '@ochre/engine/query';
import { give, type Nothing, type Play, type Step } from '@ochre/engine/ruleset';

interface Requests {
  order: NationId[];
  /** Stacks and nations that cards came from, and what was asked for in vain. */
  got: { from: NationId; stack: number }[];
  missed: string[];
  from?: NationId;
}

const NONE = 'none';
/** The advance that lets `who` ask for cards, and how many may come. */
function requester(play: Play, who: NationId): { advance: AdvanceId; most: number; cite: Cite } | undefined {
  for (const advance of nation(play, who).advances)
    for (const effect of play.rules.advance(advance).effects)
      if (effect.effect === 'requestCards') return { advance, most: effect.most, cite: effect.cite };
  return undefined;
}

/** Stacks not asked for yet of this nation, by which nothing has come so far. */
function stacksLeft(play: Play, { got, missed }: Requests, from: NationId): number[] {
  const stacks = play.state.hidden.stacks[play.open.nations[from]!.block]!.map((_, i) => i + 1);
  return stacks.filter((n) => !got.some((g) => g.stack === n) && !missed.includes(`${from}.${n}`));
}

function askable(play: Play, who: NationId, advance: string, r: Requests): NationId[] {
  return nations(play).filter(
    (from) =>
      from !== who &&
      !protectedFrom(play, from, advance) &&
      !r.got.some((g) => g.from === from) &&
      play.own(from).hand.length > 0 &&
      stacksLeft(play, r, from).length > 0,
  );
}

function nextHolder(frame: Frame<Requests>): void {
  frame.at++;
  Object.assign(frame.locals, { got: [], missed: [] } satisfies Partial<Requests>);
  delete frame.locals.from;
}

/** Some nations ask others for a card of a stack, until so many have come or they ask no more. */
export const requests: Step<Nothing, Requests> = {
  id: 'requests',
  run(play, frame) {
    const r = frame.locals;
    if (!r.order) {
      r.order = nations(play).filter((who) => requester(play, who));
      Object.assign(r, { got: [], missed: [] } satisfies Partial<Requests>);
    }
    const owner = r.order[frame.at];
    if (owner === undefined) return 'done';
    const { advance, most, cite } = requester(play, owner)!;
    const among = askable(play, owner, advance, r);
    if (r.got.length >= most || among.length === 0) {
      nextHolder(frame);
      return 'again';
    }
    if (r.from === undefined)
      play.ask({ kind: 'chooseOne', owner, ask: { purpose: 'requestFrom', among: [NONE, ...among] }, cite });
    else {
      const stacks = stacksLeft(play, r, r.from).map(String);
      play.ask({ kind: 'chooseOne', owner, ask: { purpose: 'requestStack', among: stacks }, cite });
    }
    return 'again';
  },
  on: {
    chooseOne(play, frame, by, answer, { ask, cite }) {
      const r = frame.locals;
      if (ask.purpose === 'requestFrom') {
        if (answer === NONE) nextHolder(frame);
        else r.from = answer;
        return;
      }
      const stack = Number(answer);
      const from = r.from!;
      if (play.own(from).hand.some((id) => play.rules.card(id).stack === stack)) {
        play.ask({ kind: 'giveCard', owner: from, ask: { to: by, minFace: 0, stack }, cite });
        return;
      }
      delete r.from;
      r.missed.push(`${from}.${stack}`);
      play.emit('requestFailed', cite, { nation: by, from, stack });
    },
    giveCard(play, frame, by, { card }, { ask, cite }) {
      const r = frame.locals;
      delete r.from;
      give(play, by, ask.to, [card!]);
      r.got.push({ from: by, stack: ask.stack! });
      const facts = { nation: ask.to, from: by, stack: ask.stack! };
      play.emit('requestMet', cite, facts, { [by]: { card: card! }, [ask.to]: { card: card! } });
    },
  },
};
