/** What somebody says of the own age: no wish to care for old people. */
const ages = [
  ...['alt', 'jung'].flatMap((age) => [`zu ${age}`, `${age} genug`, `schon ${age}`]),
  'schon so alt',
  'älter als',
  'jünger als',
];

/** Fixed hours: 'feste' alone means celebrations. */
const fixed = ['feste', 'fester', 'festes', 'festen', 'fixe', 'fixen'].flatMap((how) =>
  [
    'arbeitszeit',
    'arbeitszeiten',
    'zeiten',
    'dienstzeiten',
    'stelle',
    'job',
    'arbeit',
    'arbeitsplatz',
    'gehalt',
    'abläufe',
    'strukturen',
    'ansprechpartner',
    'team',
    'anstellung',
  ].map((what) => `${how} ${what}`),
);

/** To be a manager one day: 'Chef' alone is a cook in other languages. */
const leading = ['chef', 'chefin', 'boss', 'führungskraft'].flatMap((who) =>
  [
    `${who} werden`,
    `${who} sein`,
    `eigener ${who}`,
    `eigene ${who}`,
    `mein eigener ${who}`,
    `selber ${who}`,
  ].flatMap((how) => [how, `${how} sein`]),
);

/** Parts of the body and illnesses for which somebody cannot do something: 'wegen meinem Rücken' is no wish for physiotherapy. */
const ills = (
  'rücken rückens rückenschmerzen bandscheibe bandscheiben wirbelsäule knie knien knies hüfte schulter gelenke gelenken hand hände händen füße füßen bein beine beinen augen ' +
  'ohren haut herz herzens lunge asthma neurodermitis allergie allergien rheuma diabetes krankheit erkrankung verletzung unfall operation gesundheit schwangerschaft'
).split(' ');
const reasons = ['wegen', 'aufgrund', 'auf grund'].flatMap((why) =>
  [
    '',
    'der ',
    'dem ',
    'des ',
    'den ',
    'einer ',
    'eines ',
    'meinem ',
    'meiner ',
    'meines ',
    'meinen ',
  ].flatMap((whose) => ills.map((ill) => `${why} ${whose}${ill}`)),
);

/** People who look for a place for somebody else, by a word that is also a trade or leads to one. */
const seekers = (
  'lehrer lehrerin klassenlehrer klassenlehrerin erzieher erzieherin sozialarbeiter sozialarbeiterin schulsozialarbeiter schulsozialarbeiterin sozialpädagoge sozialpädagogin ' +
  'berufsberater berufsberaterin betreuer betreuerin schulleiter schulleiterin oma opa großmutter großvater großeltern tante onkel pflegemutter pflegevater pflegeeltern'
).split(' ');

/** 'Lehrerin sucht Praktika' is no wish to teach. */
const searches = seekers.flatMap((who) =>
  ['sucht', 'suchen', 'braucht', 'fragt', 'und suche', 'suche ich', 'brauche ich'].map(
    (does) => `${who} ${does}`,
  ),
);

/** Young people for whom places are looked for, alone or together. Ads that name groups are about those who are cared for, and 'mit Schülern' is a wish to work with them. */
const groups = [
  'schülergruppe',
  'schülergruppen',
  ...[
    'jugendliche',
    'jugendlichen',
    'einen jugendlichen',
    'eine jugendliche',
    'junge menschen',
    'junge leute',
  ].map((who) => `für ${who}`),
  ...['für', 'als'].flatMap((how) =>
    ['gruppe', 'gruppen', 'eine gruppe', 'unsere gruppe'].map((who) => `${how} ${who}`),
  ),
  ...[
    'schüler',
    'schülern',
    'schülerinnen',
    'jugendliche',
    'jugendlichen',
    'mädchen',
    'jungs',
  ].flatMap((who) => Array.from({ length: 34 }, (_, at) => `${at + 2} ${who}`)),
];

/** What a text says of the person, of a group and of fixed hours, by which ads are not found. */
export const personalPhrases: readonly string[] = [
  ...ages,
  ...fixed,
  ...leading,
  ...reasons,
  ...searches,
  ...groups,
];
