/** Words that people take for a password, or for most of one; case and signs in the place of letters do not matter. */
const WORDS = `
  password passwort passwords kennwort passphrase secret geheim geheimnis login signin logon access account admin
  administrator root guest default system server computer internet network windows microsoft google facebook twitter
  linkedin instagram youtube amazon samsung android iphone nokia test testing tester temp temporary change changeme
  letmein openup opensesame enter welcome willkommen hello hallo hallihallo hi servus moin guten goodbye ciao bonjour hola
  love iloveyou loveyou lovely lover ichliebedich schatz schatzi liebe liebling engel angel babe baby babygirl honey sweet
  sweetie sweetheart kiss kisses heart forever always friend friends freunde bestfriend family familie mother mama mutter
  father papa vater sister brother bruder schwester
  master monkey dragon tiger lion eagle falcon phoenix panther cheetah bear wolf horse pony puppy doggy dog kitty kitten
  cat hase maus mausi mouse bunny spider snake shark dolphin turtle chicken pferd hund katze butterfly unicorn
  shadow hunter killer ranger warrior soldier knight ninja samurai pirate wizard merlin gandalf legend hero king queen
  prince princess prinzessin boss chief captain major general thunder lightning storm
  sunshine sunny sun moon star stars rainbow summer sommer winter spring autumn fruehling herbst snow snowball fire water
  ocean river mountain flower flowers rose blume blumen nature garden forest
  january february march april may june july august september october november december januar februar maerz mai juni juli
  oktober dezember monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag
  samstag sonntag
  football fussball soccer baseball basketball hockey tennis golf golfer rugby cricket yankees cowboys lakers chelsea
  arsenal liverpool barcelona juventus bayern dortmund borussia schalke hamburg werder united manchester realmadrid
  superman batman spiderman ironman starwars startrek skywalker yoda pokemon pikachu naruto mario zelda minecraft fortnite
  roblox harry potter hogwarts hobbit matrix avatar simpsons mustang ferrari porsche mercedes harley corvette yamaha
  suzuki toyota honda
  michael jennifer jessica ashley amanda daniel thomas andrew joshua matthew robert william david james charlie george
  nicole michelle melissa jordan samantha stephanie elizabeth alexander christopher anthony benjamin patrick martin
  andreas stefan steffi sandra sabine julia anna maria sarah laura lisa peter paul max felix lukas leon emma sophie hannah
  maggie buster ginger pepper cookie bailey tigger snoopy garfield mickey minnie donald
  freedom whatever nothing something anything everything nobody somebody trustno1 fuckyou fuckoff fuck shit asshole bitch
  pussy sex sexy hottie ficken arschloch scheisse idiot loser winner lucky success power money million cash dollar gold
  silver golden diamond crystal purple orange yellow blue green black white red pink chocolate cheese pizza coffee banana
  apple cherry peanut butter sugar candy schokolade kuchen bier beer vodka whisky music musik guitar rock metal hiphop
  dance party disco gamer gaming game games player play spiel spieler spielen poker chess catan monopoly risk
  ochre civilization civilisation civ advanced empire empires megaciv
  america american germany deutschland german england london paris berlin munich muenchen hamburg koeln vienna wien
  austria canada mexico brazil india china japan russia texas florida california newyork chicago boston dallas jesus christ
  god gott bless blessed faith heaven church amen allah buddha
  my the our your mein meine
`
  .trim()
  .split(/\s+/);

/** Ways over the keyboard, the alphabet and the digits; they are gone backwards, too. */
const WALKS = [
  ...['qwertyuiop[]', 'qwertzuiopü+', 'azertyuiop', "asdfghjkl;'", 'asdfghjklöä', 'zxcvbnm,./', 'yxcvbnm,.-'],
  ...[
    '01234567890',
    '1234567890-=',
    '!@#$%^&*()',
    '!"§$%&/()=',
    'abcdefghijklmnopqrstuvwxyz',
    'aabbccddeeff',
  ],
  ...['1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '1q2w3e4r5t6z7u8i9o0p', '1a2b3c4d5e6f7g8h9i'],
  ...[
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    'zaq12wsxcde34rfvbgt5',
    'qazwsxedcrfvtgbyhnujm',
    'qayxswedcvfrtgbnhzujm',
  ],
  ...['147258369', '159357', '1357924680', '1122334455667788990', '102030405060708090', '12345678910111213'],
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Signs people write for letters. */
const DISGUISE: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'il',
  '!': 'il',
  '|': 'il',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** As many parts, each of them thought of first by everybody, are no password. */
const PARTS = 3;

const alike = (sign: string, letter: string): boolean =>
  sign === letter || (DISGUISE[sign]?.includes(letter) ?? false);

/** How long the part may be that begins there, in every way it could be one part. */
function* partsAt(text: string, from: number): Generator<number> {
  for (const word of WORDS) {
    let n = 0;
    while (n < word.length && from + n < text.length && alike(text[from + n]!, word[n]!)) n++;
    if (n === word.length) yield n;
  }
  for (const walk of WALKS)
    for (let at = walk.indexOf(text[from]!); at >= 0; at = walk.indexOf(text[from]!, at + 1)) {
      let n = 1;
      while (at + n < walk.length && text[from + n] === walk[at + n]) n++;
      if (n > 2) yield n;
    }
  const year = text.slice(from).match(/^(19|20)\d\d/);
  if (year) yield 4;
  // The same again, once or often.
  for (let period = 1; period <= Math.min(from, 12); period++) {
    let n = 0;
    while (from + n < text.length && text[from + n] === text[from + n - period]) n++;
    if (n >= period) yield n;
  }
  yield 1;
}

/** Whether a password is put together from a few parts that are tried before all others. */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  // The fewest parts up to each place.
  let ends = new Set([0]);
  for (let parts = 0; parts < PARTS; parts++) {
    const next = new Set<number>();
    for (const from of ends) for (const length of partsAt(text, from)) next.add(from + length);
    if (next.has(text.length)) return true;
    next.delete(text.length);
    ends = next;
  }
  return false;
}
