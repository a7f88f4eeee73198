import type { Language } from '../language.ts';

export const guide: Language['guide'] = {
  title: 'Dein erstes Spiel',
  chip: 'Mit Anleitung',
  waits: 'die Bots warten auf dich',
  fresh: (name) => `Neu: ${name}`,
  gotIt: 'Verstanden',
  why: 'Warum?',
  stop: 'Nichts mehr erklären',
  explained: 'Bisher erklärt',
  once: 'Alles wird einmal erklärt, sobald es wichtig wird.',
  of: (n, all) => `${n} von ${all}`,
  nothingYet: 'Die erste Erklärung kommt mit deiner ersten Frage.',
  now: 'liegt gerade auf dem Tisch',
  toCome: 'kommt noch',
  leave: 'Ohne Anleitung weiterspielen',
  left: 'Die Anleitung schweigt. Das Spiel geht weiter.',
  resume: 'Wieder erklären',
  anew: 'Alles von Neuem erklären',
};
