/**
 * Rebuilds the table of places from pinned packages:
 * node server/scripts/build-places.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distanceKm, rounded, weightedMean } from './places/geometry.ts';
import { compareText, plainName } from './places/names.ts';
import { attribution, fetchPackages, readSources } from './places/packages.ts';
import { collectPostcodes } from './places/postcodes.ts';
import { collectTowns } from './places/towns.ts';
import type { Point } from './places/geometry.ts';
import type { Alias } from './places/names.ts';
import type { Postcode } from './places/postcodes.ts';
import type { Town } from './places/towns.ts';

const dataFolder = join(import.meta.dirname, '../src/features/places/data');

function buildPlaces(): void {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    fetchPackages(folder);
    const aliases = readAliases();
    const sources = readSources(folder);
    const postcodes = collectPostcodes(sources);
    const towns = collectTowns(sources, postcodes, aliases);
    writeFileSync(join(dataFolder, 'places.json'), tableText(towns, postcodes, aliases));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readAliases(): Alias[] {
  return JSON.parse(readFileSync(join(dataFolder, 'aliases.json'), 'utf8')) as Alias[];
}

/** One line for each town, so that a change of the table can be read as a difference. */
function tableText(
  towns: readonly Town[],
  postcodes: ReadonlyMap<string, Postcode>,
  aliases: readonly Alias[],
): string {
  const centres = centresOf(towns, postcodes);
  const names = new Set(towns.map(({ name, district }) => `${name}\n${district}`));
  for (const { alias, name, district } of aliases) {
    if (!names.has(`${name}\n${district}`)) throw new Error(`${alias}: no town is called ${name}`);
  }
  const lines = towns
    .toSorted((a, b) => compareText(a.district, b.district) || compareText(a.name, b.name))
    .map(({ name, district, population, codes, ...point }) => ({
      name,
      district,
      ...rounded(point),
      population,
      aliases: aliasesOf({ name, district }, aliases, names),
      postcodes: [...codes].toSorted().map((postcode) => ({
        postcode,
        ...rounded(placeOf(point, codes.size > 1 ? centres.get(postcode) : undefined)),
      })),
    }))
    .map((town) => `    ${JSON.stringify(town)}`);
  const sources = attribution.map((source) => `    ${JSON.stringify(source)}`);
  return `{\n  "attribution": [\n${sources.join(',\n')}\n  ],\n  "towns": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Half the width of the largest city; farther off lies the village that the postcode is shared with. */
const withinTownKm = 8;

/** Where a town's part with a postcode lies: at its centre in a city, at the town itself in a village. */
function placeOf(town: Point, centre: Point | undefined): Point {
  return centre && distanceKm(town, centre) <= withinTownKm ? centre : town;
}

/** A postcode without a centre of its own lies amid the towns that have it. */
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

buildPlaces();
