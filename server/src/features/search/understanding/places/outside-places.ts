import type { Town } from '../../engine/filters/towns.ts';
import { kilometresBetween } from '../../../../core/distances.ts';
import type { TownGroup } from '../../engine/filters/slots.ts';

/** Larger towns in other scripts and cases, as newcomers type them. */
export const foreignSpellings: readonly (readonly [town: string, spellings: string])[] = [
  [
    'Magdeburg',
    'магдебург,магдебурге,магдебурзі,магдебургу,ماغديبورغ,ماغدبورغ,ماجديبورج,magdeburgu,magdeburgda,magdeburga',
  ],
  ['Halle (Saale)', 'галле,халле,هاله,هالة,hallede,halleda'],
  ['Dessau-Roßlau', 'дессау,ديساو,dessauda'],
  ['Lutherstadt Wittenberg', 'виттенберг,виттенберге,віттенберг,فيتنبرغ'],
  ['Stendal', 'штендаль,штендале,стендаль,شتندال'],
  ['Halberstadt', 'хальберштадт,хальберштадте,гальберштадт,هالبرشتات'],
  ['Wernigerode', 'вернигероде,вернігероде'],
  ['Merseburg', 'мерзебург,мерзебурге,мерсебург,ميرسبورغ'],
  ['Bernburg (Saale)', 'бернбург,бернбурге'],
  ['Naumburg (Saale)', 'наумбург,наумбурге'],
  ['Bitterfeld-Wolfen', 'биттерфельд,биттерфельде,бітерфельд,вольфен,بيترفيلد'],
  ['Köthen (Anhalt)', 'кётен,кетен'],
  ['Weißenfels', 'вайсенфельс,вейсенфельс,вайсенфельсе'],
  ['Zeitz', 'цайц,цейц'],
  ['Aschersleben', 'ашерслебен'],
  ['Schönebeck (Elbe)', 'шёнебек,шенебек'],
  ['Salzwedel', 'зальцведель'],
  ['Sangerhausen', 'зангерхаузен'],
  ['Lutherstadt Eisleben', 'айслебен,эйслебен'],
  ['Quedlinburg', 'кведлинбург,кведлінбург'],
  ['Haldensleben', 'хальденслебен'],
  ['Staßfurt', 'штасфурт'],
  ['Burg', 'бург'],
  ['Leuna', 'лойна'],
];

/** Towns of other states: who names one looks for something that can be reached from there. */
export const neighbourTowns: readonly (readonly [
  name: string,
  spellings: string,
  latitude: number,
  longitude: number,
])[] = [
  ['Leipzig', 'лейпциг,ляйпціг,лейпцига,لايبزيغ,lipsk', 51.34, 12.37],
  ['Delitzsch', 'delitsch', 51.53, 12.34],
  ['Torgau', 'torgau elbe', 51.56, 13.0],
  ['Braunschweig', 'брауншвейг,brunswick', 52.27, 10.53],
  ['Wolfsburg', 'вольфсбург', 52.42, 10.79],
  ['Helmstedt', 'helmstett', 52.23, 11.01],
  ['Goslar', 'goßlar', 51.91, 10.43],
  ['Bad Harzburg', 'harzburg', 51.88, 10.56],
  ['Salzgitter', 'salzgiter', 52.15, 10.33],
  ['Göttingen', 'гёттинген', 51.54, 9.92],
  ['Hannover', 'ганновер,hanover', 52.37, 9.73],
  ['Nordhausen', 'nordhausen harz', 51.5, 10.79],
  ['Sondershausen', 'sondershausn', 51.37, 10.87],
  ['Artern', 'artern unstrut', 51.36, 11.29],
  ['Erfurt', 'эрфурт', 50.98, 11.03],
  ['Weimar', 'веймар', 50.98, 11.33],
  ['Jena', 'йена', 50.93, 11.59],
  ['Gera', 'гера', 50.88, 12.08],
  ['Altenburg', 'альтенбург', 50.99, 12.43],
  ['Berlin', 'берлин,берлін,برلين', 52.52, 13.4],
  ['Potsdam', 'потсдам', 52.4, 13.06],
  ['Brandenburg an der Havel', 'brandenburg havel', 52.41, 12.55],
  ['Rathenow', 'rathenow havel', 52.6, 12.34],
  ['Wittenberge', 'wittenberge elbe', 52.99, 11.75],
  ['Perleberg', 'perleberg prignitz', 53.07, 11.86],
  ['Lüchow', 'lüchow wendland', 52.97, 11.15],
  ['Uelzen', 'ülzen', 52.97, 10.56],
  ['Lüneburg', 'luneburg', 53.25, 10.41],
  ['Dresden', 'дрезден', 51.05, 13.74],
  ['Chemnitz', 'хемниц', 50.83, 12.92],
];

/** Perimeters around a town of another state, and how many towns of ours are enough. */
const perimeters = [30, 50, 75, 100, 150];
const enoughTowns = 5;

/** All our towns around a point, as far as one has to go; undefined where there are none. */
export function aroundOf(
  name: string,
  point: { readonly latitude: number; readonly longitude: number },
  towns: readonly Town[],
): { readonly label: string; readonly group: TownGroup } | undefined {
  for (const km of perimeters) {
    const near = towns.filter((town) => kilometresBetween(town, point) <= km);
    if (near.length < enoughTowns) continue;
    const label = `Umkreis ${km} km um ${name}`;
    return { label, group: { key: label, ids: new Set(near.map(({ id }) => id)) } };
  }
  return undefined;
}
