import { word } from './numbers.ts';
import { count as s } from './ui.ts';

// Moving tokens and ships.
export const movement = {
  move: {
    title: 'Move tokens one step by land, or by ship. Then end your movement.',
    planTitle: 'File your orders early. They are carried out when your turn comes.',
    planNote:
      'Others move before you: if one of the orders cannot be carried out then, you are asked as usual.',
    planFiled: (n: number) => `${s(n, 'order')} filed. They will be carried out on your turn.`,
    moved: (n: number, of: number) => `${n} of ${of} moved; the rest may stay`,
    pick: 'Press an area with your tokens, on the map or here, then where they are to go. Or drag a stack there.',
    pickKeys: 'While dragging, the wheel changes the number and Shift takes all.',
    from: 'Move from',
    count: 'Tokens to move',
    go: (n: number, of: number) => (n === of ? `all ${n} go` : `${n} of ${of} go`),
    free: (n: number) => `${n} can move`,
    ofMoving: (n: number, of: number) => `${n} of ${of} can move`,
    bySeaOnly: 'No way leads on by land; a ship can take them.',
    target: (area: string) => `Move to ${area}`,
    via: (area: string) => `through ${area}`,
    effect: (there: number, after: number, limit: number) => `${there} → ${after}, limit ${limit}`,
    verdict: {
      conflict: 'conflict',
      attack: 'city attack',
      city: 'city',
      surplus: (n: number) => `surplus ${n}`,
      removed: (n: number) => `−${n}`,
      fits: 'fits',
    },
    outcome: {
      conflict: (who: string) => `fight with ${who}`,
      attack: (who: string) => `attack on the city of ${who}`,
      city: 'a city can be built',
      surplus: (n: number, limit: number) => `${n} above the limit of ${limit}`,
      fits: (after: number, limit: number) => `${after} there, limit ${limit}`,
    },
    ships: 'Ships',
    addShip: 'Build a ship',
    addShipTitle: (area: string) => `Build a ship at ${area}: how will you pay?`,
    addShipWhere: 'Where will you build a ship?',
    shipsLeft: (n: number, cost: number) =>
      `${n} more this turn. Each costs ${cost}, from treasury or tokens.`,
    pay: {
      treasury: (n: number) => `${n} treasury`,
      tokens: (n: number, areas: string) => `${s(n, 'token')} from ${areas}`,
      leaves: (n: number) => `leaves ${n} treasury`,
      leavesTokens: (n: number) =>
        n === 0 ? 'leaves no token on the board' : `leaves ${s(n, 'token')} on the board`,
      last: 'your last tokens',
    },
    build: (how: string) => `Build for ${how}`,
    cityLost: (area: string, n: number) => `Only ${n} left in ${area}: no city there this turn`,
    maintained: 'maintained',
    newShip: 'new',
    shipAt: (coast: string) => `Ship at ${coast}`,
    idle: 'maintenance not paid yet',
    gone: 'scrapped',
    aboard: (n: number) => `${n} aboard`,
    stepsLeft: (n: number) => `${s(n, 'step')} left`,
    payOne: 'Pay 1 treasury',
    payToken: 'Pay 1 token',
    payTokenOf: (area: string) => `Pay 1 token from ${area}`,
    payTokenFrom: 'Pay with a token from',
    shipDone: 'Done with this ship',
    scrap: 'Scrap it',
    sail: 'Sail',
    load: (area: string) => `Take aboard at ${area}`,
    loadNow: (n: number) => `Load ${n} and sail`,
    to: 'Sail to',
    land: (area: string) => `Land at ${area}`,
    landNow: (n: number) => `Land ${n}`,
    steps: (n: number) => s(n, 'step'),
    orders: 'Your orders',
    walk: (n: number, from: string, to: string) => `${s(n, 'token')} ${from} → ${to}`,
    built: (at: string) => `New ship at ${at}`,
    kept: (at: string) => `Ship from ${at} maintained`,
    scrapped: (at: string) => `Ship from ${at} scrapped`,
    sailed: (way: string) => `Ship sails ${way}`,
    remove: (order: string) => `Take back: ${order}`,
    end: 'End movement',
    waste: {
      title: 'End without a move?',
      lost: (n: number) => `${s(n, 'token')} above the limits ${n === 1 ? 'goes' : 'go'} back to stock.`,
      back: 'Keep moving',
      end: 'End anyway',
    },
    shipsTitle: 'Build ships, and keep those you have. Tokens move in the next phase.',
    shipsEnd: 'Done with ships',
    shipsEyebrow: 'Ships',
    tokensTitle: 'Move tokens one step by land, or by the ships you have. Then end your movement.',
    endLive: 'End movement',
    file: (n: number) => `File ${s(n, 'order')}`,
    withdraw: 'Take the plan back',
    live: 'Show each move to the table at once',
    conflicts: (area: string, n: number) => `Conflict in ${area}: you have ${s(n, 'token')} there.`,
    attacks: (area: string, n: number, enough: boolean) =>
      enough
        ? `Your ${s(n, 'token')} ${n === 1 ? 'attacks' : 'attack'} the city in ${area}.`
        : `Your ${s(n, 'token')} ${n === 1 ? 'is' : 'are'} too few to take the city in ${area}.`,
    sites: (areas: string, n: number) =>
      n === 1 ? `Enough for a city: ${areas}.` : `Enough for a city each: ${areas}.`,
    sitesMore: (n: number) => `${word(n)} more`,
    surplus: (parts: string, _n: number) => `Back to stock: ${parts}.`,
    surplusPart: (n: number, area: string) => `${n} in ${area}`,
    surplusElsewhere: (n: number) => `${n} elsewhere`,
    shipsLost: (n: number, where: string) =>
      n === 1 ? `Lost without upkeep: the ship at ${where}.` : `Lost without upkeep: ${n} ships at ${where}.`,
    summary: (
      { tokens, sails, builds }: { tokens: number; sails: number; builds: number },
      fights: number,
      surplus: number,
      lost: { ships: number; cities: number },
    ) => {
      const does = [
        tokens > 0 && `${s(tokens, 'token')} ${tokens === 1 ? 'moves' : 'move'}`,
        sails > 0 && `${s(sails, 'ship')} ${sails === 1 ? 'sails' : 'sail'}`,
        builds > 0 && `${s(builds, 'new ship')}`,
      ].filter(Boolean);
      const then = [
        fights > 0 ? s(fights, 'conflict') : 'no conflict',
        surplus > 0 ? `${surplus} surplus` : 'no surplus',
        lost.ships > 0 && `${s(lost.ships, 'ship')} lost`,
        lost.cities > 0 && `${s(lost.cities, 'city', 'cities')} unsupported`,
      ].filter(Boolean);
      return `${does.join(', ') || 'Nobody moves'}; ${then.join(', ')}.`;
    },
    cannot: (area: string) => `${area} cannot be reached`,
  },
};
