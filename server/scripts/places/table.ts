import { distanceKm, rounded, weightedMean } from './geometry.ts';
import { compareText, officialName, plainName } from './names.ts';
import type { Point } from './geometry.ts';
import type { Alias } from './names.ts';
import type { Part } from './parts.ts';
import type { PostalPoints } from './postal.ts';
import type { Postcode } from './postcodes.ts';
import type { Town } from './towns.ts';
import { useOf, type PostcodeFacts } from './uses.ts';

/** Data of the table in addition to the towns themselves. */
export interface Beside extends PostcodeFacts {
  readonly postcodes: ReadonlyMap<string, Postcode>;
  readonly aliases: readonly Alias[];
  readonly parts: readonly Part[];
  readonly postalPoints: PostalPoints;
  readonly attribution: readonly object[];
}

/** One line for each town, so that a change of the table is readable as a diff. */
export function tableText(towns: readonly Town[], beside: Beside): string {
  const { aliases, attribution } = beside;
  const centres = centresOf(towns, beside.postcodes);
  const names = new Set(towns.map(({ name, district }) => `${name}\n${district}`));
  for (const { alias, name, district } of aliases) {
    if (!names.has(`${name}\n${district}`)) throw new Error(`${alias}: no town is called ${name}`);
  }
  for (const { part, name, district } of beside.parts) {
    if (!names.has(`${name}\n${district}`)) throw new Error(`${part}: no town is called ${name}`);
  }
  const lines = towns
    .toSorted((a, b) => compareText(a.district, b.district) || compareText(a.name, b.name))
    .map((town) => JSON.stringify(lineOf(town, beside, centres, names)));
  const sources = attribution.map((source) => `    ${JSON.stringify(source)}`);
  return `{\n  "attribution": [\n${sources.join(',\n')}\n  ],\n  "towns": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}

function lineOf(
  town: Town,
  beside: Beside,
  centres: ReadonlyMap<string, Point>,
  names: ReadonlySet<string>,
) {
  const { aliases, parts, postalPoints } = beside;
  const { name, district, population, codes } = town;
  const home = town.municipality && officialName(town.municipality.name);
  const otherNames = aliasesOf(town, aliases, names);
  const ownParts = parts
    .filter((one) => one.name === name && one.district === district)
    .filter(({ part }) => !names.has(`${part}\n${district}`))
    .filter(({ part, postcode }) => postcode !== undefined || !otherNames.includes(part));
  const uses = new Map([...codes].map((code) => [code, useOf(town, code, beside)]));
  const isStreet = (code: string) => ['main', 'street'].includes(uses.get(code) ?? '');
  const hasSeveral = [...codes].filter(isStreet).length > 1;
  return {
    name,
    district,
    ...(home !== undefined && home !== name && { municipality: home }),
    ...rounded(town),
    population,
    aliases: otherNames,
    ...(ownParts.length > 0 && {
      parts: ownParts.map(({ part, postcode }) => ({ name: part, ...(postcode && { postcode }) })),
    }),
    postcodes: [...codes].toSorted().map((postcode) => {
      const own = postalPoints.get(`${name}\n${district}\n${postcode}`);
      const centre = hasSeveral && isStreet(postcode) ? (own ?? centres.get(postcode)) : undefined;
      const use = uses.get(postcode);
      return {
        postcode,
        ...rounded(placeOf(town, centre)),
        ...(use !== 'street' && { use }),
      };
    }),
  };
}

/** Half the width of the largest city in km; a point farther away is the village that shares the postcode. */
const withinTownKm = 8;

/** Position of a town's part with a postcode: the postcode's centre in a city, the town itself in a village. */
function placeOf(town: Point, centre: Point | undefined): Point {
  return centre && distanceKm(town, centre) <= withinTownKm ? centre : town;
}

/** A postcode without a centre of its own is at the centre of its towns. */
function centresOf(
  towns: readonly Town[],
  postcodes: ReadonlyMap<string, Postcode>,
): Map<string, Point> {
  const centres = new Map<string, Point>();
  for (const { code, centre } of postcodes.values()) {
    const owners = towns.filter(({ codes }) => codes.has(code));
    if (owners.length === 0) throw new Error(`No town has the postcode ${code}`);
    centres.set(code, centre ?? weightedMean(owners.map((town) => ({ ...town, weight: 1 }))));
  }
  return centres;
}

function aliasesOf(
  { name, district }: { name: string; district: string },
  aliases: readonly Alias[],
  names: ReadonlySet<string>,
): string[] {
  const kept = aliases.filter((entry) => entry.name === name && entry.district === district);
  const all = new Set([plainName(name), ...kept.map(({ alias }) => alias)]);
  all.delete(name);
  return [...all].filter((alias) => !names.has(`${alias}\n${district}`)).toSorted(compareText);
}
