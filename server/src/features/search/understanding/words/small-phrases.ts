import { countsOfChildren } from '../small-words.ts';
import { phraseTable } from '../tokens.ts';
import { personalPhrases } from './personal-phrases.ts';

/** Payers with a verb, beside the thing paid: 'Betrieb zahlt Führerschein'. */
const payers = ['betrieb', 'firma', 'chef', 'unternehmen', 'arbeitgeber'].flatMap((payer) =>
  ['zahlt', 'bezahlt', 'übernimmt', 'finanziert'].flatMap((verb) => [
    `${payer} ${verb}`,
    `${payer} ${verb} den`,
    `${verb} ${payer}`,
    `${verb} der ${payer}`,
  ]),
);

/** Employers of any kind: 'welche Betriebe suchen noch Azubis' names no trade. */
const employers = [
  'betriebe',
  'firmen',
  'arbeitgeber',
  'lehrbetriebe',
  ...[
    'kleiner',
    'kleinen',
    'kleinem',
    'großer',
    'großen',
    'guter',
    'guten',
    'netter',
    'netten',
  ].map((kind) => `${kind} betrieb`),
  ...['betrieb', 'firma', 'unternehmen'].flatMap((who) => [
    ...['welcher', 'welche', 'welches'].map((which) => `${which} ${who}`),
    ...['der', 'die', 'hat', 'haben', 'sucht', 'suchen', 'nimmt', 'nehmen', 'bietet', 'bieten'].map(
      (verb) => `${who} ${verb}`,
    ),
  ]),
];

/** Persons who search for others: 'als Lehrerin suche ich'. */
const seekers = [
  'lehrer',
  'lehrerin',
  'klassenlehrer',
  'klassenlehrerin',
  'berufsberater',
  'berufsberaterin',
  'mutter',
  'mama',
  'vater',
  'papa',
  'oma',
  'opa',
  'betreuer',
  'betreuerin',
].flatMap((who) => [`als ${who} suche`, `als ${who} suche ich`, `bin ${who} und suche`]);

/** Reasons for part-time work: no wish to work with children. */
const families = [
  ...['mein', 'meinem', 'meinen', 'dem', 'kleinem', 'kleinen', ...countsOfChildren]
    .flatMap((whose) => ['kind', 'kindern', 'baby'].map((who) => `${whose} ${who}`))
    .flatMap((who) =>
      ['wegen', 'mama von', 'mutti von', 'mutter von', 'papa von', 'vati von', 'vater von'].map(
        (how) => `${how} ${who}`,
      ),
    ),
  ...countsOfChildren
    .flatMap((count) => [`${count} kinder`, `${count} kleine kinder`])
    .flatMap((who) => [`habe ${who}`, `hab ${who}`, `${who} habe`, `${who} hab`]),
  ...['wegen', 'trotz', 'neben'].flatMap((how) =>
    ['kind', 'kindern', 'der kinder', 'meiner kinder', 'familie', 'der familie'].map(
      (who) => `${how} ${who}`,
    ),
  ),
  ...(
    'alleinerziehend,alleinerziehende,alleinerziehende mutter,alleinerziehende mama,als mutter,als mama,als vater,als mutti,bin mutter,bin mama,bin mutti,' +
    'habe ein kind,hab ein kind,hab kinder,habe ein kleines kind,habe kinder,habe kleine kinder,ein kind habe,ein kleines kind habe,kinder habe,kleine kinder habe,bin hausfrau,als hausfrau,hausfrau wird,hausfrau wird wieder,' +
    'junge mutter,junge mama,nach der elternzeit,nach elternzeit,in elternzeit,nach der babypause'
  ).split(','),
];

/** Greetings and closings of letters, and what wakes a speaker: 'Guten Tag' is no search for open-cast mining ('Tagebau'). */
const courtesies = [
  'sehr geehrte damen und herren',
  'damen und herren',
  'guten tag',
  'guten morgen',
  'guten abend',
  'schönen tag',
  'mit freundlichen grüßen',
  'freundliche grüße',
  'liebe grüße',
  'viele grüße',
  'vielen dank im voraus',
  'über eine rückmeldung',
  'über eine antwort',
  'auf ihre antwort',
  'auf eine antwort',
  ...['freuen', 'freue'].flatMap((verb) => [
    `${verb} wir uns`,
    `${verb} ich mich`,
    `würden wir uns ${verb}`,
    `würde ich mich ${verb}`,
  ]),
  ...['ok', 'okay', 'hey', 'hallo'].flatMap((call) => [
    `${call} google`,
    `${call} siri`,
    `${call} alexa`,
  ]),
];

/** How long an internship lasts, which no ad of a few days says. */
const durations = ['für', 'nur', ''].flatMap((before) =>
  [
    '1 tag',
    'ein tag',
    'einen tag',
    'eine woche',
    'einen monat',
    'ein monat',
    'paar tage',
    'ein paar tage',
    'paar wochen',
    'ein paar wochen',
  ].map((time) => `${before} ${time}`.trim()),
);

/** Means of transport to work: no wish to drive buses. */
const transport = [
  'bus',
  'zug',
  'bahn',
  'fahrrad',
  'rad',
  'straßenbahn',
  's bahn',
  'bus und bahn',
  'öffis',
]
  .flatMap((vehicle) =>
    ['mit', 'mit dem', 'mit der', 'mit den', 'per'].map((by) => `${by} ${vehicle}`),
  )
  .flatMap((way) =>
    ['erreichbar', 'gut erreichbar', 'zu erreichen', 'hinkommen', 'von', 'aus', 'nach'].map(
      (end) => `${way} ${end}`,
    ),
  );

/** Wishes for a short way to work, which no ad states: 'kein langer Weg' is no wish to avoid roads. */
const shortWays = [
  ...['kein langer', 'kein weiter', 'keinen langen', 'keinen weiten', 'kurzer', 'kurzen'].flatMap(
    (how) =>
      ['weg', 'arbeitsweg', 'fahrtweg', 'anfahrtsweg', 'schulweg'].map((way) => `${how} ${way}`),
  ),
  ...['kurze', 'keine langen', 'keine weiten'].flatMap((how) => [`${how} wege`, `${how} fahrwege`]),
  ...['nicht weit', 'nicht zu weit', 'nicht so weit', 'nicht allzu weit'].flatMap((how) => [
    `${how} weg`,
    `${how} entfernt`,
    `${how} fahren`,
    `weg ${how}`,
  ]),
  'keine lange fahrt',
  'keine weite fahrt',
  'nicht lange fahren',
  'ohne auto',
  'ohne ein auto',
  'ohne eigenes auto',
  'ohne auto erreichbar',
  'ohne auto zu erreichen',
  'habe kein auto',
  'hab kein auto',
  'kein auto habe',
  'kein auto hab',
  'kein eigenes auto',
];

/** Events, which the search for places does not find: the door in 'Tag der offenen Tür' is no work of a joiner. */
const events = [
  'tag der offenen tür',
  'tage der offenen tür',
  'nacht der ausbildung',
  'lange nacht der ausbildung',
  'azubi speed dating',
  'speed dating',
];

/** Language skills, by which ads are not found. */
const languageSkills = [
  ...['a1', 'a2', 'b1', 'b2', 'c1'].flatMap((level) => [
    `deutsch ${level}`,
    `${level} deutsch`,
    `deutsch niveau ${level}`,
    `deutschkenntnisse ${level}`,
    `sprachniveau ${level}`,
  ]),
  'deutsch niveau,nicht gut deutsch,wenig deutsch,gut deutsch,kein gut deutsch,nicht viel deutsch,nur wenig deutsch,schlecht deutsch',
  'nicht so gut deutsch,bisschen deutsch,ein bisschen deutsch,etwas deutsch,lerne deutsch,lerne noch deutsch,spreche wenig deutsch',
  'spreche schlecht deutsch,spreche nicht gut deutsch,spreche kein gutes deutsch,kein gutes deutsch',
];

/**
 * Whether a phrase is searched if it is the whole text ('beside'), or never. Phrases for the context of a subject: ads are not found by them.
 */
export const smallPhrases = phraseTable<'beside' | 'never'>([
  [
    [...transport, ...shortWays, ...events, ...languageSkills, ...personalPhrases].join(','),
    'never',
  ],
  [
    'auf dem dorf,aufm dorf,im dorf,auf dem land,im ort,am ort,vor ort,in meinem ort,in unserem ort,in meiner stadt,in unserer stadt,beim kunden,bei kunden,beim kunden zu hause,vor ort beim kunden,bei kunden zu hause,' +
      'in der schule,in schule,für die schule,für schule,für meine schule,für unsere schule,im unterricht,als fach,als schulfach,als lieblingsfach,mein lieblingsfach,das fach,fach in der schule,in meiner freizeit,in der freizeit,als hobby,mein hobby,' +
      'kind will,kind möchte,kind mag,kind sucht,kind interessiert sich,kind interessiert sich für,unser kind,mein kind,meinem kind,unserem kind,unser sohn,unseren sohn,unsere tochter,mein enkelkind,unser enkel,meine kinder,unsere kinder,' +
      'meine stärken,meine stärke,sind meine stärken,ist meine stärke,ist mein ding,mein ding,' +
      'macht mir nichts,macht mir nichts aus,macht nichts,stört mich nicht,ist mir egal,kein problem,kein thema,nicht schlimm,' +
      'bei der man,bei dem man,wo man,wo ich,bei euch,bei ihnen,' +
      'mit der schule fertig,mit schule fertig,schule fertig,fertig mit der schule,fertig mit schule,bin fertig,nach der schule,nach schule,nach dem abschluss,' +
      'die woche,pro woche,in der woche,jede woche,am tag,pro tag,jeden tag,' +
      'hilfe ich,hilfe wo,kein plan,keinen plan,keine ahnung,weiß nicht,weiß noch nicht,was ich werden will,was ich werden soll,was ich machen will,was ich machen soll,' +
      '' +
      'nähe bahnhof,nahe bahnhof,nah am bahnhof,nah an bahnhof,nahe am bahnhof,nah beim bahnhof,nähe zum bahnhof,nahe hauptbahnhof,nah am hauptbahnhof,nähe hbf,nähe hauptbahnhof,nähe vom bahnhof,nähe des bahnhofs,in bahnhofsnähe,bahnhofsnähe,' +
      'um die ecke,bei mir um die ecke,bei uns um die ecke,jahre alt,jahren alt,' +
      'wir wohnen,ich wohne,wohne,wohnhaft,wir leben,ich lebe,wir kommen aus,ich komme aus,in der tasche,' +
      'meister machen,meister werden,den meister machen,meinen meister machen,einen meister machen,meister machen kann,' +
      'studium abgebrochen,abgebrochenes studium,abgebrochenem studium,studium abgebrochen habe,' +
      'was verdient,was verdient man,was verdiene ich,wie viel verdient,wieviel verdient,' +
      [...payers, ...employers, ...seekers, ...families, ...courtesies, ...durations].join(','),
    'beside',
  ],
]);

/** Companions of an activity, and ways to work: ignored at the end of a text, while 'mit Opa spazieren gehen' is care. */
export const companions = phraseTable<true>([
  [
    'mit oma,mit opa,mit meiner oma,mit meinem opa,mit mama,mit papa,mit meiner mutter,mit meinem vater,mit freunden,mit meinen freunden,' +
      'mit dem bus,mit dem zug,mit der bahn,mit der s bahn,mit der straßenbahn,mit dem rad,mit dem fahrrad',
    true,
  ],
]);

/** Whether one of the phrases may begin with a word. */
export const mayBeSmall = (word: string): boolean =>
  smallPhrases.longest(word) > 0 || companions.longest(word) > 0;
