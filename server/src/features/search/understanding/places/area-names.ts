import { districtNames } from '../../../places/district-names.ts';

/** Signs of cars that people write in small letters without meaning anything else. */
export const plainSigns: ReadonlySet<string> = new Set(
  'slk hal msh blk saw hbs qlb bbg asl hdl sdl sgh mer nmb wsf btf koet md jl wb'.split(' '),
);

/** Other names of areas. */
export const regions: readonly (readonly [
  names: string,
  label: string,
  districts: readonly string[],
])[] = [
  ['altmark', 'Altmark', ['Altmarkkreis Salzwedel', 'Stendal']],
  ['anhalt', 'Anhalt', ['Anhalt-Bitterfeld', 'Dessau-Roßlau']],
  ['saale unstrut,unstrut', 'Saale-Unstrut', ['Burgenlandkreis']],
  ['chemiedreieck', 'Saalekreis', ['Saalekreis']],
  ['nordharz,vorharz,harzkreis', 'Harz', ['Harz']],
  ['elbe saale,bernburger land', 'Salzlandkreis', ['Salzlandkreis']],
  ['altmarkkreis', 'Altmarkkreis Salzwedel', ['Altmarkkreis Salzwedel']],
  ['burgenland,zeitzer land', 'Burgenlandkreis', ['Burgenlandkreis']],
  ['fläming', 'Fläming', ['Wittenberg', 'Jerichower Land', 'Anhalt-Bitterfeld']],
  ['dübener heide', 'Dübener Heide', ['Wittenberg', 'Anhalt-Bitterfeld']],
  ['drömling', 'Drömling', ['Altmarkkreis Salzwedel', 'Börde']],
  ['harzvorland,oberharz,unterharz,ostharz,im harz', 'Harz', ['Harz']],
];

/** Names of areas as they are written; a district that is called like its town is completed as the town. */
export const areaNames: readonly string[] = [
  ...new Set([
    ...regions.map(([, label]) => label),
    ...districtNames.map(({ district }) => district),
  ]),
];
