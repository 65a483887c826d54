/** Districts, and the landscapes in which people say that a town lies, with the districts that they reach into; folded. */
const districtsOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'altmarkkreis salzwedel': ['Altmarkkreis Salzwedel'],
    'anhalt bitterfeld': ['Anhalt-Bitterfeld'],
    boerde: ['Börde'],
    boerdekreis: ['Börde'],
    'magdeburger boerde': ['Börde', 'Salzlandkreis', 'Magdeburg'],
    burgenlandkreis: ['Burgenlandkreis'],
    burgenland: ['Burgenlandkreis'],
    harz: ['Harz', 'Mansfeld-Südharz'],
    ostharz: ['Harz', 'Mansfeld-Südharz'],
    vorharz: ['Harz'],
    suedharz: ['Mansfeld-Südharz'],
    'jerichower land': ['Jerichower Land'],
    'mansfeld suedharz': ['Mansfeld-Südharz'],
    'mansfelder land': ['Mansfeld-Südharz'],
    saalekreis: ['Saalekreis'],
    salzlandkreis: ['Salzlandkreis'],
    salzland: ['Salzlandkreis'],
    stendal: ['Stendal'],
    wittenberg: ['Wittenberg'],
    altmark: ['Altmarkkreis Salzwedel', 'Stendal'],
    anhalt: ['Anhalt-Bitterfeld', 'Dessau-Roßlau', 'Salzlandkreis', 'Wittenberg', 'Harz'],
    anh: ['Anhalt-Bitterfeld', 'Dessau-Roßlau', 'Salzlandkreis', 'Wittenberg', 'Harz'],
    flaeming: ['Wittenberg', 'Anhalt-Bitterfeld', 'Jerichower Land'],
    geiseltal: ['Saalekreis'],
    kyffhaeuser: ['Mansfeld-Südharz'],
  }),
);

const alongElbe = [
  'Wittenberg',
  'Dessau-Roßlau',
  'Anhalt-Bitterfeld',
  'Salzlandkreis',
  'Magdeburg',
  'Jerichower Land',
  'Börde',
  'Stendal',
];
const alongElster = ['Burgenlandkreis', 'Saalekreis', 'Wittenberg'];
const alongUnstrut = ['Burgenlandkreis', 'Mansfeld-Südharz'];
const alongSaale = ['Burgenlandkreis', 'Saalekreis', 'Halle (Saale)', 'Salzlandkreis'];

/** Rivers that stand behind names of towns, and the districts through which they flow: 'Berga/Elster' is not Berga in the Harz. */
const waters: Readonly<Record<string, readonly string[]>> = {
  saale: alongSaale,
  s: alongSaale,
  // 'Schönebeck/E.', 'Jessen/E.': the Elbe, or the Elster.
  e: alongElbe.concat(alongElster),
  elbe: alongElbe,
  elster: alongElster,
  unstrut: alongUnstrut,
  u: alongUnstrut,
  bode: ['Harz', 'Börde', 'Salzlandkreis'],
  milde: ['Altmarkkreis Salzwedel', 'Stendal'],
  mulde: ['Anhalt-Bitterfeld', 'Dessau-Roßlau', 'Wittenberg'],
  ilse: ['Harz'],
  selke: ['Harz', 'Salzlandkreis'],
  wipper: ['Mansfeld-Südharz', 'Salzlandkreis'],
  helme: ['Mansfeld-Südharz'],
  fuhne: ['Anhalt-Bitterfeld', 'Salzlandkreis', 'Saalekreis'],
  ehle: ['Jerichower Land'],
  ohre: ['Börde', 'Altmarkkreis Salzwedel'],
  aller: ['Börde'],
  havel: ['Stendal'],
  tanger: ['Stendal'],
};

/** Lakes and a hill, which may be anywhere. */
const sights = new Set(['see', 'suessen see', 'petersberg']);

const kind = /^(?:landkreis|landkr|lkr|lk|kreis|kr|region|raum|grossraum) /;

/** Districts that a folded text means; undefined for none. */
export const districtsNamed = (folded: string): readonly string[] | undefined =>
  districtsOf.get(folded.replace(kind, ''));

/** Whether a folded text says outright that it is a district or landscape, and no town. */
export const isRegion = (folded: string): boolean => kind.test(folded);

/** Whether a town of a district can lie at a river or lake of that name; undefined where the text names none. */
export function liesAt(folded: string, district: string): boolean | undefined {
  if (sights.has(folded)) return true;
  return waters[folded]?.includes(district);
}
