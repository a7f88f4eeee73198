import type { Guide } from '../table/view.ts';
import { AboveTable } from './AboveTable.tsx';
import './lesson.css';
import { Rest } from './Rest.tsx';
import type { LessonProps } from './Steps.tsx';
import { Task } from './Task.tsx';

/** A lesson as the guide of its table. */
export function guideOf(lesson: LessonProps): Guide {
  return {
    Above: () => <AboveTable {...lesson} />,
    Words: () => <Task {...lesson} />,
    Rest: () => <Rest {...lesson} />,
    rests: lesson.table.rests,
  };
}
