// Trades with nobody and lives by what it draws.
export default ({ brains: { strong } }) => ({
  id: 'miser',
  choose: (sight, decision, rng, recall) =>
    decision.kind === 'trade' ? { do: 'done' } : strong.choose(sight, decision, rng, recall),
});
