export { advise } from './advice.ts';
export { legalAnswer, RULES } from './brains.ts';
