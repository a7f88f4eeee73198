import fc from 'fast-check';

// The quick tests try the same cases in every run; the long ones (`npm run test:long`) do without this file.
fc.configureGlobal({ seed: 8000 });
