import type { seat as english } from '../en/seat.ts';

export const seat: typeof english = {
  devices: {
    open: 'Auf einem anderen Gerät spielen',
    lead: 'Öffne dort diesen Link. Du spielst dann auf beiden Geräten: Was du auf dem einen entscheidest, gilt auch auf dem anderen.',
    warn: 'Wer diesen Link hat, spielt deinen Platz: Zeige ihn niemandem.',
    link: 'Der Link deines Platzes',
    copied: 'Kopiert',
    onlyTitle: 'Gerät verloren, oder haben andere den Link gesehen?',
    onlyLead:
      'Alle anderen Geräte und alle Links deines Platzes gelten dann nicht mehr. Hier spielst du weiter.',
    only: 'Nur noch hier spielen',
  },
  notes: {
    withSeat: 'Das liest nur du. Es bleibt bei deinem Platz, auf jedem Gerät, auf dem du ihn spielst.',
    here: 'Das liest nur du. Es bleibt in diesem Browser.',
    saved: 'Gespeichert.',
    failed: (why) => `Noch nicht gespeichert: ${why}`,
    room: (n) => `Platz für ${n} weitere Zeichen`,
  },
  hotSeat: {
    waits: (who) => `Jetzt ist ${who} gefragt.`,
    pass: 'Weitergeben',
    cover: 'Gebt das Gerät weiter',
    lead: 'Der Tisch bleibt verdeckt, bis der Nächste sich meldet.',
    iAm: (who) => `Ich bin ${who}`,
    asked: 'ist gefragt',
  },
  leave: {
    open: 'Den Tisch verlassen',
    stay: 'Bleiben',
    how: 'Wie möchtest du gehen?',
    sure: (title: string) => `„${title}“ verlassen?`,
    ways: {
      standIn: {
        title: 'Ein Bot spielt, bis ich zurück bin',
        detail: 'Der Platz bleibt deiner. Du nimmst ihn zurück, wann du willst.',
        act: 'Einen Bot spielen lassen',
      },
      release: {
        title: 'Meinen Platz aufgeben',
        detail: 'Ein Bot spielt weiter, bis jemand anders den Platz nimmt.',
        act: 'Meinen Platz aufgeben',
      },
    },
    room: 'Dein Platz wird frei.',
    heir: (name: string) => `${name} leitet dann den Tisch.`,
    alone: 'Sonst sitzt hier niemand: Die Bots spielen unter sich weiter.',
    closes: 'Sonst sitzt hier niemand: Der Tisch wird geschlossen.',
    back: 'Du kannst zurückkommen, solange ein Platz frei ist.',
    backInvited: 'Zurückkommen kannst du nur mit einer neuen Einladung.',
  },
  forget: {
    title: (title: string) => `„${title}“ von der Liste nehmen?`,
    lead: 'Das Spiel ist aus und bleibt auf dem Server. Dieser Browser vergisst, welcher Platz deiner war.',
    act: 'Von der Liste nehmen',
  },
  away: {
    title: 'Ein Bot spielt für dich',
    hint: 'Er entscheidet alles, bis du deinen Platz zurücknimmst.',
    back: 'Selbst weiterspielen',
  },
  arrival: {
    moved: 'Du spielst deinen Platz jetzt auch in diesem Browser.',
    only: 'Dein Platz wird jetzt nur noch auf diesem Gerät gespielt.',
    wrong:
      'Dieser Link öffnet keinen Platz an diesem Tisch. Lass dir dort, wo du spielst, einen neuen geben.',
    other:
      'Du behältst den Platz, den du in diesem Browser spielst; der Link zu einem anderen wurde nicht benutzt.',
    failed: 'Der Server hat nicht geantwortet. Öffne den Link noch einmal.',
    lost: 'Dieses Gerät spielt deinen Platz nicht mehr: Er wurde aufgegeben, oder du spielst ihn nur noch auf einem anderen Gerät.',
  },
  free: (n: number) => (n === 1 ? 'Ein Platz ist frei' : `${n} Plätze sind frei`),
  freeHint: 'Ein Bot spielt weiter, bis ihn jemand ablöst.',
  take: 'Diesen Platz nehmen',
};
