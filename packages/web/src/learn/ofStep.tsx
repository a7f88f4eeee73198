import type { LessonStep, StepWords } from '@ochre/lessons';
import type { FunctionComponent } from 'preact';
import type { LessonProps } from './Steps.tsx';

export interface StepProps extends LessonProps {
  step: LessonStep;
  said: StepWords;
}

/** A part of the guide, as long as there is a step to speak of. */
export const ofStep = (Part: FunctionComponent<StepProps>) =>
  function OfStep({ table, words }: LessonProps) {
    const { step } = table;
    const said = step && words.value?.[step.id];
    return step && said ? <Part table={table} words={words} step={step} said={said} /> : null;
  };
