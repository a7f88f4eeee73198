// The comparison of calamities.test.ts, in many more positions.
process.env['OCHRE_POSITIONS'] ??= '1000';
await import('./calamities.test.ts');
