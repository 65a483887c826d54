export type Alias = { alias: string; name: string; district: string };

/** Official municipality keys begin with the key of the district. */
const districtsByKey: Readonly<Record<string, string>> = {
  '15001': 'Dessau-Roßlau',
  '15002': 'Halle (Saale)',
  '15003': 'Magdeburg',
  '15081': 'Altmarkkreis Salzwedel',
  '15082': 'Anhalt-Bitterfeld',
  '15083': 'Börde',
  '15084': 'Burgenlandkreis',
  '15085': 'Harz',
  '15086': 'Jerichower Land',
  '15087': 'Mansfeld-Südharz',
  '15088': 'Saalekreis',
  '15089': 'Salzlandkreis',
  '15090': 'Stendal',
  '15091': 'Wittenberg',
};

/** Spellings of the sources that are not used in the state. */
const spellings: Readonly<Record<string, string>> = {
  Eisleben: 'Lutherstadt Eisleben',
  Wittenberg: 'Lutherstadt Wittenberg',
  'Haldensleben I': 'Haldensleben',
  'Luftkurort Arendsee': 'Arendsee (Altmark)',
  Wansleben: 'Wansleben am See',
};

export function districtOf(municipalityKey: string): string {
  const district = districtsByKey[municipalityKey.slice(0, 5)];
  if (!district) throw new Error(`No district has the key ${municipalityKey}`);
  return district;
}

export function officialName(name: string): string {
  return spellings[name] ?? name.replace(/^(.+\p{Letter})\/(Saale|Elbe)$/u, '$1 ($2)');
}

/** A name without honorary titles and without the river or region after it. */
export function plainName(name: string): string {
  return officialName(name)
    .replace(/^(Luther|Hanse|Goethe)stadt /, '')
    .replace(/ ?\(.*\)$|\/.*$/, '')
    .replace(/ (am|an der|bei) .*$/, '');
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
