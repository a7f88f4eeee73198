// The comparison of secession.test.ts, in many more positions.
process.env['OCHRE_POSITIONS'] ??= '1000';
await import('./secession.test.ts');
