// The comparison of dawn-models.test.ts, in many more positions.
process.env['OCHRE_POSITIONS'] ??= '1000';
await import('./dawn-models.test.ts');
