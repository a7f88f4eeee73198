import type { Decision } from '@ochre/engine';
import { text } from '../i18n/index.ts';

export type { Arrow, Board, BoardMode, Mark, Tone } from './board.ts';
export {
  DecisionHand,
  DecisionPanel,
  DecisionPhone,
  DecisionStage,
  fetchStages,
  hasHand,
  hasPhone,
  hasStage,
} from './DecisionPanel.tsx';

/** The decision in two or three words. */
export const decisionTitle = (decision: Decision): string =>
  text.value.decisions.titles[decision.kind] ?? text.value.decisions.eyebrow.other;
