import { isInside } from './geometry.ts';
import { plainName } from './names.ts';
import type { Point } from './geometry.ts';
import type { Municipality, Sources } from './packages.ts';

export type Postcode = {
  code: string;
  centre: Point | null;
  /** Empty for a former postcode: OpenStreetMap contains only current ones. */
  municipalities: Municipality[];
};

/** In GeoNames' list, but in none of the packages: a box code and two former postcodes. */
const postcodesToAdd: readonly { code: string; municipality: string }[] = [
  { code: '06731', municipality: 'Bitterfeld-Wolfen' },
  { code: '39014', municipality: 'Magdeburg' },
  { code: '39434', municipality: 'Hecklingen' },
];

/** In a package, but no longer in use. */
const postcodesToLeaveOut: ReadonlySet<string> = new Set(['06548']);

/** Without a centre in the packages, and far from the centre of their only town. */
const centresToAdd: Readonly<Record<string, Point>> = {
  '06868': { latitude: 51.9837, longitude: 12.3502 },
};

export function collectPostcodes(sources: Sources): Map<string, Postcode> {
  const byName = new Map(sources.municipalities.map((one) => [plainName(one.name), one]));
  const postcodes = new Map<string, Postcode>();
  for (const code of codesOfTheState(sources, byName).toSorted()) {
    const names = sources.municipalPostcodes[code] ?? [];
    const municipalities = names.flatMap((name) => byName.get(plainName(name)) ?? []);
    const centre = sources.postcodeCentres.get(code) ?? centresToAdd[code] ?? null;
    // A postcode can reach across the border with its centre on the other side.
    const inState = centre && municipalityAt(centre, sources.municipalities);
    postcodes.set(code, { code, centre: inState ? centre : null, municipalities });
  }
  for (const { code, municipality } of postcodesToAdd) {
    const home = byName.get(municipality);
    if (!home) throw new Error(`No municipality is called ${municipality}`);
    postcodes.set(code, { code, centre: null, municipalities: [home] });
  }
  return postcodes;
}

export function municipalityAt(
  point: Point,
  municipalities: readonly Municipality[],
): Municipality | undefined {
  return municipalities.find(({ geometry }) => isInside(point, geometry));
}

function codesOfTheState(
  { villages, postcodeCentres, municipalPostcodes, municipalities }: Sources,
  byName: ReadonlyMap<string, Municipality>,
): string[] {
  const codes = new Set(villages.map(({ postcode }) => postcode));
  for (const [code, centre] of postcodeCentres) {
    if (municipalityAt(centre, municipalities)) codes.add(code);
  }
  // Names repeat across Germany, so a name alone decides only if there is no centre.
  for (const [code, names] of Object.entries(municipalPostcodes)) {
    if (postcodeCentres.has(code)) continue;
    if (/^(06|29|3[89])/.test(code) && names.every((name) => byName.has(plainName(name)))) {
      codes.add(code);
    }
  }
  return [...codes].filter((code) => !postcodesToLeaveOut.has(code));
}
