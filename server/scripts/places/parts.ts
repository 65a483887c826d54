import { districtOf, officialName } from './names.ts';
import type { Postcode } from './postcodes.ts';
import type { Town } from './towns.ts';

/** A part of a town that people search by its own name; with its postcode if it has only one. */
export type Part = { part: string; name: string; district: string; postcode?: string };

/** Each part of a town once, without a postcode if it has several. */
export function partsOf(parts: readonly Part[]): Part[] {
  const keyOf = ({ part, name, district }: Part) => [part, name, district].join('\n');
  return [...Map.groupBy(parts, keyOf).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const codes = new Set([first, ...others].flatMap(({ postcode }) => postcode ?? []));
    const { part, name, district } = first;
    const [only] = codes;
    return [{ part, name, district, ...(codes.size === 1 && { postcode: only }) }];
  });
}

/**
 * A village without a position in any source becomes a part of its municipality if that is certain: a source says so, or its postcode belongs to
 * that municipality only. Any other is omitted: at the centre of its postcode its position would be five kilometres wrong.
 */
export function withoutUnlocated(
  all: readonly Town[],
  postcodes: ReadonlyMap<string, Postcode>,
  parts: readonly Part[],
): { towns: Town[]; foundParts: Part[]; leftOut: string[] } {
  const foundParts: Part[] = [];
  const leftOut: string[] = [];
  const towns = all.filter((town) => {
    const { name, district, codes, located } = town;
    if (located !== 'nowhere') return true;
    if (parts.some((one) => one.part === name && one.district === district)) return false;
    const owners = new Set([...codes].flatMap((code) => postcodes.get(code)?.municipalities ?? []));
    const [home] = owners;
    const isCertain = home && owners.size === 1 && districtOf(home.key) === district;
    const postcode = codes.size === 1 ? [...codes][0] : undefined;
    if (isCertain)
      foundParts.push({
        part: name,
        name: officialName(home.name),
        district,
        ...(postcode && { postcode }),
      });
    else leftOut.push(name);
    return false;
  });
  return { towns, foundParts, leftOut };
}
