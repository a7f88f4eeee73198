import type { RulesVersion } from '@ochre/engine/ruleset/types.ts';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'CX 18.51',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'CX 30.492',
        en: 'Trade Empire may also ask other holders of Trade Empire.',
        de: 'Das Handelsreich darf auch andere Besitzer des Handelsreichs fragen.',
      },
      {
        cite: 'CX 22.11',
        en: 'Cities built this turn, by Diaspora too, are reduced first, in a Slave Revolt as well.',
        de: 'In diesem Zug gebaute Städte, auch die der Diaspora, werden zuerst verkleinert, auch bei einem Sklavenaufstand.',
      },
      {
        cite: 'CX 19.521',
        en: 'Five may be pillaged where mercenaries fought for the city, even if they fell outside the walls.',
        de: 'Fünf dürfen geplündert werden, wo Söldner um die Stadt kämpften, selbst wenn sie vor den Mauern fielen.',
      },
      {
        cite: 'CX 29.711',
        en: 'Tribal Conflict also strikes a full area beside an empty one.',
        de: 'Die Stammesfehde trifft auch ein volles Gebiet neben einem leeren.',
      },
      {
        cite: 'CX 29.731',
        en: 'Civil Disorder leaves nobody below zero before it adds a city.',
        de: 'Innere Unruhen rechnen nie unter null, bevor eine Stadt dazukommt.',
      },
      {
        cite: 'CX 19.25',
        en: 'In conflict Greek Fire fights on alone, and the blows of Art of War reach ships and reserves.',
        de: 'Im Konflikt kämpft das Griechische Feuer allein weiter, und die Schläge der Kunst des Krieges erreichen Schiffe und Reserven.',
      },
      {
        cite: 'CX 29.4209',
        en: 'Of equals the victim of a Civil War says who takes over next; Tyranny comes to its exact amount where it can.',
        de: 'Bei Gleichstand sagt das Opfer eines Bürgerkriegs, wer als Nächster übernimmt; die Tyrannei trifft ihre Zahl genau, wo es geht.',
      },
      {
        cite: 'CX 17.3',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann, wird nach Schiffen nicht gefragt.',
      },
    ],
  },
];
