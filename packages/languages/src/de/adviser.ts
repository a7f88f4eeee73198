import type { Sentences } from '../reasons.ts';
import { word } from './numbers.ts';

const sind = (n: number): string => (n > 1 ? 'sind' : 'ist');

const points = (n: string): string => (n === '1' ? 'einen Punkt' : `${n} Punkte`);

export const adviser = {
  thinking: 'Denkt nach …',
  title: 'Rat',
  none: 'Dazu kann ich nichts raten.',
  enough: 'Für dein Ziel ist nichts mehr zu tun: So kannst du enden.',
  lost: (n: number) =>
    `Für ${n === 1 ? 'den letzten Spielstein' : `die anderen ${word(n)} Spielsteine`} finde ich keinen Platz: Mehr ist nicht zu retten.`,
  leaves: (n: number, last: boolean) =>
    n === 1
      ? `Für einen Spielstein ist kein Platz: Er geht in den Vorrat${last ? '' : ' und kann wieder wachsen'}.`
      : `Für ${word(n)} Spielsteine ist kein Platz: Sie gehen in den Vorrat${last ? '' : ' und können wieder wachsen'}.`,
  leavesShips: (n: number, where: string, last: boolean) => {
    const lost =
      n === 1
        ? `Für das Schiff bei ${where} wird nicht gezahlt: Es geht verloren.`
        : `Für ${word(n)} Schiffe wird nicht gezahlt: Die bei ${where} gehen verloren.`;
    return last ? `${lost} Am Ende zählen Schiffe nichts.` : lost;
  },
  waits: 'Dein Angebot steht. Warte auf die Antworten, oder hör auf zu handeln.',
  refused:
    'Alle haben abgelehnt, was du geboten hast, und ich sehe kein anderes Angebot, das jemand annehmen dürfte. Du kannst aufhören zu handeln.',
  use: 'Übernehmen',
  close: 'Rat schließen',
  replaces: 'Ersetzt deinen Entwurf; „Rückgängig“ holt ihn wieder.',
  hint: 'Es gilt erst, wenn du unten bestätigst.',
  andMore: (n: number) => `${n} weitere`,
  yes: 'Ja.',
  no: 'Nein.',
  nothing: 'Nichts.',
  pass: 'Passen.',
  rate: (n: number) => `Ein Satz von ${n}.`,
  stack: (n: number) => `Eine Karte vom Stapel ${n}.`,
  build: (names: string) => `In ${names} bauen.`,
  buy: (names: string) => `${names} erwerben.`,
  take: (from: string, gives: string) => `Das Angebot von ${from} annehmen und ${gives} geben.`,
  offer: (gives: string, wants: string, to: string | undefined, clean: boolean) =>
    `Biete ${to === undefined ? '' : `${to} `}${gives} gegen ${wants}${clean ? ', und sage zu, dass kein Unglück dabei ist' : ''}.`,
  cards: (n: number, name: string) => (n === 1 ? name : `${word(n)} ${name}`),
  anything: (n: number) => (n === 1 ? 'eine beliebige Karte' : `${word(n)} beliebige Karten`),
  each: (n: number, name: string) => `${n} ${name}`,
  inArea: (n: number, area: string) => `${n} in ${area}`,
  inMore: (n: number, areas: number) =>
    `${n} in ${areas === 1 ? 'einem weiteren Gebiet' : `${word(areas)} weiteren Gebieten`}`,
  moreCities: (n: number) => (n === 1 ? 'eine weitere Stadt' : `${word(n)} weitere Städte`),
  eachMore: (n: number, others: number) => `${n} für ${word(others)} andere`,
  moreMoves: (n: number) => (n === 1 ? 'ein weiterer Zug' : `${n} weitere Züge`),
  cityIn: (area: string) => `die Stadt in ${area}`,
  walk: (n: number, from: string, to: string) => `${n} von ${from} nach ${to}`,
  walkEach: (n: number, from: string, to: string) => `je ${n} von ${from} nach ${to}`,
  ship: (coast: string) => `ein Schiff in ${coast}`,
  sail: (coast: string) => `Fahrt nach ${coast}`,
  stay: 'Alles stehen lassen.',
  theyStay: 'Sie bleiben, wo sie sind.',
  noShips: 'Kein Schiff bauen.',
  lead: (nation: string) => `${nation} spielen.`,
  spoils: (card: boolean, treasury: number) =>
    `${[card && 'Eine Karte', treasury > 0 && `${treasury} aus dem Schatz`].filter(Boolean).join(' und ') || 'Nichts'}.`,
  useIt: (advance: string) => `${advance} nutzen.`,
  doneTrading: 'Den Handel beenden.',
  reasons: {
    allSpared: () => 'Keine davon muss gehen.',
    attackCity: (w) =>
      `Rings um ${w.area} sind deine Spielsteine weniger wert als die Stadt von ${w.nation}.`,
    barbariansStay: (w) => `In ${w.area} bedrohen sie andere am meisten.`,
    barbariansThere: (w) => `In ${w.area} schaden sie anderen mehr als dir.`,
    bestPrize: (w, n) => `${w.area} ${sind(n)} dir am meisten wert.`,
    betterPart: () => 'Dieser Teil ist mehr wert als der andere.',
    bringsNothing: () => 'Damit ist nichts gewonnen.',
    bringsPoints: (w) =>
      `${w.advance} bringt am Ende ${w.points === '1' ? 'einen Punkt' : `${w.points} Punkte`}.`,
    buy: (w, n) =>
      `Für ${w.price} Punkte ${n > 1 ? 'bringen' : 'bringt'} ${w.advances} in den nächsten Runden am meisten.`,
    buyFree: (w, n) => `Deine Gutschriften decken ${n > 1 ? 'alles' : w.advances}: Du zahlst nichts.`,
    buyTradeCard: (w) => `Eine Karte vom Stapel ${w.stack} bringt im Handel mehr, als sie kostet.`,
    calamityAlong: (w) => `${w.calamity} geht ungenannt mit.`,
    cannotBuy: (w) => `Für deine ${w.budget} Punkte gibt es nichts zu kaufen.`,
    creditsWhereNeeded: () => 'Zu diesen Gruppen gehört das meiste, was du noch erwerben kannst.',
    defendCity: (w) => `Genug Spielsteine in ${w.area} brechen den Angriff.`,
    doneTrading: () =>
      'Zurzeit lohnt sich kein fremdes Angebot, und ich weiß kein eigenes, das jemand annehmen dürfte.',
    driveOff: (w) => `Die Spielsteine der anderen sind zu wenige, um ${w.area} zu halten.`,
    easyToRebuild: (w, n) => `${w.area} ${n > 1 ? 'lassen' : 'lässt'} sich am leichtesten zurückgewinnen.`,
    fightOn: (w) => `${w.area} ist mehr wert als der Spielstein, den du anderswo verlierst.`,
    foundCity: (w) => `Der Rest deiner Spielsteine kann versorgen, was du in ${w.area} baust.`,
    freeCard: (w) => `Die Karte vom Stapel ${w.stack} kostet nichts.`,
    gatherForCity: (w) => `Bring zusammen, was du zum Bauen in ${w.area} brauchst.`,
    gateEven: (w) =>
      `Mit ${w.advances} kämst du noch in dieser Runde in die ${w.epoch}, das bringt ${points(w.points)}; bis zum Ende gerechnet kommt beides etwa auf dasselbe.`,
    gateLater: (w) =>
      `Mit ${w.advances} kämst du noch in dieser Runde in die ${w.epoch}, das bringt ${points(w.points)}. Aber bis zum Ende gerechnet bringt mein Vorschlag etwa ${points(w.gain)} mehr.`,
    giveGround: (w) => `${w.area} ist keinen Spielstein von anderswo wert.`,
    goodHome: (w) =>
      `Platz und Bauplätze, die man zu Fuß erreicht, sind zusammen in der Heimat von ${w.nation} am besten.`,
    goodSite: (w, n) =>
      `${w.area} ${n > 1 ? 'sind gute Plätze für Städte' : 'ist ein guter Platz für eine Stadt'}.`,
    growWhereItCounts: () => 'Spielsteine gehören dorthin, wo sie wachsen und wo eine Stadt stehen kann.',
    hardToRebuild: (w, n) => `${w.area} ${n > 1 ? 'lassen' : 'lässt'} sich am schwersten zurückgewinnen.`,
    hireGuards: (w) => `Andere stehen nah genug, um ${w.area} zu nehmen.`,
    hitAhead: (w, n) =>
      `${w.nation} ${n > 1 ? 'liegen vor dir, und es tut ihnen weh' : 'liegt vor dir, und es tut weh'}.`,
    hitOther: (w) => `Von den anderen trifft es ${w.nation} am härtesten.`,
    hurtsLeast: (w) => `In ${w.area} kostet es dich am wenigsten.`,
    hurtsMost: (w) => `In ${w.area} trifft es deine Rivalen am härtesten.`,
    keepBetterPart: () => 'So geteilt bleibt dir der bessere Teil.',
    keepCards: () => 'Deine Karten sind mehr wert als das, was sie retten würden.',
    keepCities: () => 'Die Städte sind mehr wert als der Schritt.',
    keepSecret: () => 'Mit dem, was sie nicht gesehen haben, können die anderen nicht rechnen.',
    keepFull: (w) => `Behalte ${w.goods}, ${w.now} wert, für einen größeren Kauf.`,
    keepSets: (w) =>
      `Behalte ${w.goods}: jetzt ${w.now} wert, in der nächsten Runde etwa ${w.worth}, mit dem, was dazukommen kann.`,
    keepStep: () => 'Der Schritt ist mehr wert als die Städte.',
    keepTreasury: () => 'Dein Schatz nützt dir später mehr.',
    largestHand: (w) => `Bei ${w.nation} ist am meisten zu holen.`,
    leastMissed: () => 'Das kannst du am ehesten entbehren.',
    leastToFear: (w, n) =>
      `Von denen, die dabei gewinnen können, ${sind(n)} ${w.nation} am wenigsten zu fürchten.`,
    leastMissedAtEnd: (w, n) => `${w.area} ${n > 1 ? 'fehlen' : 'fehlt'} dir am Ende am wenigsten.`,
    leaveLittle: (w) => `So bleibt für ${w.nation} am wenigsten.`,
    makesCheaper: (w) =>
      w.others === '1'
        ? `${w.advance} macht eine andere Errungenschaft um ${w.points} billiger.`
        : `${w.advance} macht ${w.others} andere billiger, um bis zu ${w.points}.`,
    mostAtStake: (w) => `In ${w.area} steht am meisten auf dem Spiel.`,
    noDifference: () => 'Die Reihenfolge macht für dich keinen Unterschied.',
    noGuards: () => 'Keine deiner Städte ist in Gefahr.',
    noShips: () => 'Keine Fahrt brächte mehr, als das Schiff kostet.',
    noUse: () => 'Hier ist damit nichts gewonnen.',
    nobodyShows: (w) => `${w.wants} zeigt bisher niemand: Jemand kann es trotzdem haben.`,
    nothingLeft: () => 'Für dich gibt es nichts mehr zu erwerben.',
    nothingToFetch: () => 'Es gibt kaum eine Karte, nach der zu fragen sich lohnt.',
    offer: (w) => `${w.wants} sammelst du, ${w.gives} kannst du entbehren.`,
    opensEpoch: (w, n) => `${w.advances} ${n > 1 ? 'öffnen' : 'öffnet'} dir in dieser Runde die ${w.epoch}.`,
    ordersInTime: () => 'Wenn du am Zug bist, weißt du mehr vom Brett.',
    payToSave: () => 'Was gerettet wird, ist mehr wert, als es kostet.',
    readyShips: () => 'Sie bringen Spielsteine in Land, das zu Fuß nicht zu erreichen ist.',
    saveFor: (w) => `Spar für ${w.advance}: Dafür fehlen dir noch ${w.missing}.`,
    saveForEpoch: (w) =>
      `Spar für ${w.advance}: Dafür fehlen dir noch ${w.missing}, und es zählt für die ${w.epoch}.`,
    saveUp: (w) => `Für deine ${w.budget} Punkte bekommst du später mehr.`,
    seeFirst: () => 'Wenn die anderen gekämpft haben, weißt du mehr.',
    sendHelp: (w) => `Ein Spielstein mehr, und ${w.area} fällt nicht.`,
    serves: (w) => `Was ${w.advance} bewirkt, hilft dir ab jetzt jede Runde.`,
    setsFrom: (w) => `Eine Karte vom Stapel ${w.stack} bringt deinen Sätzen am meisten.`,
    showsIt: (w) => `${w.nation} zeigt ${w.wants}.`,
    shipOut: (w) => `Spielsteine, die zu wenig Platz haben, fahren nach ${w.area}.`,
    softens: (w) => `${w.advance} hilft gegen ein Unglück auf deiner Hand: ${w.calamity}.`,
    spareTokens: () => 'Schatz und Karten fehlen weniger als Spielsteine auf dem Brett.',
    spread: () => 'Breite dich aus: Auf viele Gebiete verteilt wachsen mehr Spielsteine nach.',
    stay: () => 'Kein Zug bringt jetzt etwas.',
    stockNeeded: () => 'Deinen Vorrat brauchst du für Wachstum und Steuern.',
    stronger: () => 'Es kostet nichts und macht dich in diesem Kampf stärker.',
    supportCities: () => 'In der letzten Runde zählt nur noch, dass deine Städte versorgt sind.',
    takeOffer: (w) =>
      `Mit dem, was aus deinen Sätzen noch werden kann, bringt dir das Angebot von ${w.from} etwa ${w.gain}; die Liste zählt nur die Sätze von jetzt.`,
    takeOfferRid: (w) =>
      `Ohne ${w.calamity} und mit dem, was aus deinen Sätzen noch werden kann, bringt dir das Angebot von ${w.from} etwa ${w.gain}; die Liste zählt nur die Sätze von jetzt.`,
    takeSpoils: () => 'Was du nehmen darfst, lohnt sich.',
    tax: (w) => `Ein Satz von ${w.rate} bringt am meisten Schatz, ohne dass Wachstum verloren geht.`,
    taxLeast: (w) => `Ein Satz von ${w.rate} lässt den meisten Vorrat zum Wachsen.`,
    taxLow: (w) => `Der Schatz reicht: Ein Satz von ${w.rate} lässt mehr im Vorrat.`,
    taxOverGrowth: (w) =>
      `Schatz ist dir jetzt mehr wert als ${w.growth === '1' ? 'ein neuer Spielstein' : `${w.growth} neue Spielsteine`}.`,
    taxRevolt: (w) =>
      `Bei einem Satz über ${w.rate} reicht dein Vorrat nicht für alle Städte: Es gäbe einen Aufstand.`,
    taxStock: (w) =>
      `Auch bei einem höheren Satz ginge kein Wachstum verloren; was ein Satz von ${w.rate} im Vorrat lässt, dient aber späterem Wachstum und späteren Steuern.`,
    tokensBetter: (w) => `Die Spielsteine, die ein Bau in ${w.area} kostet, nützen auf dem Brett mehr.`,
    tokensGrowBack: () => 'Spielsteine gehen dort verloren, wo sie am wenigsten nützen, und wachsen nach.',
    towardEpoch: (w, n) =>
      `${w.advances} ${n > 1 ? 'zählen' : 'zählt'} für die ${w.epoch}, die frühestens in ${w.turns === '1' ? 'dieser Runde' : `${w.turns} Runden`} kommt.`,
    trackAsks: (w, n) =>
      `Die Zeittafel verlangt ${n > 1 ? 'solche Errungenschaften' : `etwas wie ${w.advances}`}.`,
    unsupported: (w) => `Ein Bau in ${w.area} ließe zu wenige Spielsteine, um deine Städte zu versorgen.`,
    useAbility: (w) => `${w.advance} ist hier etwa ${w.gain} Punkte wert.`,
    usual: () => 'Nichts spricht hier für etwas anderes.',
  } satisfies Sentences,
};
