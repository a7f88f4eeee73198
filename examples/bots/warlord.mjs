// Lives by the sword: moves, fights and takes spoils as a raider does, and is `strong` in all else.
const WAR = new Set([
  'move',
  'fileOrders',
  'conflictLoss',
  'spoils',
  'annexUnits',
  'chooseNations',
  'takeDamage',
]);

export default ({ brains: { strong }, findBrain }) => ({
  id: 'warlord',
  choose: (sight, decision, rng, recall) =>
    (WAR.has(decision.kind) ? findBrain('strong:raider') : strong).choose(sight, decision, rng, recall),
});
