import type { seat as english } from '../en/seat.ts';

export const seat: typeof english = {
  lead: 'Öffne dort diesen Link, und du spielst weiter, wo du bist. Hier geht es ebenso weiter.',
  warn: 'Wer diesen Link hat, spielt deinen Platz: Zeige ihn niemandem.',
  link: 'Der Link deines Platzes',
  copied: 'Kopiert',
  arrival: {
    moved: 'Du spielst deinen Platz jetzt auch in diesem Browser.',
    wrong:
      'Dieser Link öffnet keinen Platz an diesem Tisch. Lass dir dort, wo du spielst, einen neuen geben.',
    other:
      'Du behältst den Platz, den du in diesem Browser spielst; der Link zu einem anderen wurde nicht benutzt.',
    failed: 'Der Server hat nicht geantwortet. Öffne den Link noch einmal.',
    lost: 'Der Platz, den du an diesem Tisch hattest, gehört dir nicht mehr.',
  },
  free: (n: number) => (n === 1 ? 'Ein Platz ist frei' : `${n} Plätze sind frei`),
  freeHint: 'Ein Bot spielt weiter, bis ihn jemand ablöst.',
  take: 'Diesen Platz nehmen',
};
