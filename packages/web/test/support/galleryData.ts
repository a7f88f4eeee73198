import { recordMoments, recordOthers, recordQuestions } from './moments.ts';
import { recordScenes } from './scenes.ts';

/** What the gallery fetches, played when it is asked for. */
export const galleryData = {
  'moments.json': () =>
    JSON.stringify([...recordScenes(), ...recordMoments().values(), ...recordOthers().values()]),
  'questions.json': () => JSON.stringify([...recordQuestions().values()]),
};
