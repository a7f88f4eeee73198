// The games of games.test.ts at every number of players.
process.env['OCHRE_TABLES'] ??= 'all';
await import('./games.test.ts');
