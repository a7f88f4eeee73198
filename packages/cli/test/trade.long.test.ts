// The comparison of trade.test.ts, in many more positions.
process.env['OCHRE_POSITIONS'] ??= '1000';
await import('./trade.test.ts');
