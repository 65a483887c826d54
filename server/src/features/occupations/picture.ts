import { fieldPictures } from '@lehrpfad/contract/occupations/pictures.ts';

/** Parts of names, in lower case, with the picture of their trade; the first one that a name contains counts. */
export const picturesByName: readonly (readonly [parts: readonly string[], picture: string])[] = [
  [['bäcker', 'konditor'], 'croissant'],
  [['koch', 'köchin', 'küche'], 'pan'],
  [['fleischer', 'lebensmittel', 'gastronomie', 'hotel', 'restaurant'], 'dish'],
  [['kraftfahrzeug', 'karosserie', 'kfz', 'automobil', 'zweirad'], 'car'],
  [['berufskraftfahrer', 'fahrbetrieb'], 'truck'],
  [['lager', 'logistik', 'versand', 'umzug'], 'package'],
  [['elektro', 'mechatronik'], 'electricity'],
  [['friseur', 'maßschneider', 'raumausstatter'], 'scissors'],
  [['bank', 'finanz', 'versicherung'], 'bank'],
  [['chem', 'labor', 'pharma', 'biolog'], 'test-tube'],
  [['landwirt', 'landmaschinen'], 'tractor'],
  [['gärtner', 'florist', 'forstwirt', 'winzer'], 'seedling'],
  [['tier', 'pferde'], 'dog'],
  [['maurer', 'zimmerer', 'dachdecker', 'beton', 'straßenbau', 'tiefbau', 'hochbau'], 'crane'],
  [['bergbau', 'produktion', 'industriekeramik', 'papier'], 'factory'],
  [['vermess', 'geomatik', 'systemplaner', 'produktdesign', 'bauzeichner'], 'ruler'],
  [['informatik', 'daten'], 'laptop'],
  [['verkäufer', 'einzelhandel'], 'shopping-cart'],
  [['kaufmann', 'kauffrau', 'verwaltung', 'steuer', 'büro'], 'briefcase'],
];

/** Returns the name of the picture of an occupation, else that of its first career field (1 to 12). */
export function pictureOf(name: string, fields: readonly number[]): string {
  const lower = name.toLowerCase();
  const named = picturesByName.find(([parts]) => parts.some((part) => lower.includes(part)));
  return named?.[1] ?? fieldPictures[(fields[0] ?? 1) - 1] ?? fieldPictures[0];
}
