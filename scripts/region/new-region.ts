import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultRegion, folderOf } from '../../regions/src/chosen-region.ts';
import { germanStates, type StateSign } from '../../regions/src/german-states.ts';
import { readRegion } from '../../regions/src/region.ts';
import { draftRegion, folded } from './draft-region.ts';
import { readPostalFile, readSettlements } from './postal-file.ts';
import { tableText, townsOf } from './table-of-places.ts';

/** Makes the first version of a region: see regions/README.md. */

const usage = 'npm run region:new -- --state TH --postal DE.txt [--settlements cities500.txt]';

/** GeoNames' files of Germany have 2 and 30 MB. */
const maxBytes = 100_000_000;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readText(path: string): string {
  if (!existsSync(path)) fail(`There is no file ${path}.`);
  if (statSync(path).size > maxBytes) fail(`${path} is larger than ${maxBytes / 1e6} MB.`);
  return readFileSync(path, 'utf8');
}

function readArguments() {
  const options = {
    state: { type: 'string' },
    postal: { type: 'string' },
    settlements: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

/** Returns the missing and invalid values of the new region, one line each. */
function openQuestions(region: string): string[] {
  try {
    readRegion(region);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const { state = '', postal, settlements } = readArguments();
const isSign = (text: string): text is StateSign => text in germanStates;
if (!isSign(state) || postal === undefined)
  fail(`${usage}\nStates: ${Object.keys(germanStates).join(', ')}`);
const { name, geonames } = germanStates[state];
const region = folded(name).replaceAll(' ', '-');
const folder = folderOf(region);
if (existsSync(folder)) fail(`regions/${region} is there already: change its files.`);

const { rows, problems } = readPostalFile(readText(postal), state);
if (rows.length === 0) fail(`${postal} has no place of ${name} in GeoNames' format.`);
const known = settlements === undefined ? [] : readSettlements(readText(settlements), geonames);
const towns = townsOf(rows, known);
const files = draftRegion(state, { rows, towns, model: readRegion(defaultRegion) });
for (const [file, content] of Object.entries(files)) {
  const path = join(folder, `${file}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
writeFileSync(join(folder, 'places/places.json'), tableText(towns));
const lines = [
  `regions/${region}: ${towns.length} towns in ${new Set(towns.map(({ district }) => district)).size} districts.`,
  ...(settlements === undefined
    ? ['No town has its inhabitants yet: name GeoNames’ cities500.txt with --settlements.']
    : []),
  ...problems.map((problem) => `left out: ${problem}`),
  '',
  'To be decided by people (regions/README.md says how):',
  ...openQuestions(region).map((line) => `- ${line}`),
  '- areas.json: parts of the state that people search for, if any',
  '- colours.json: the colours of the board',
  '- schools.json: names of the certificates, the state’s own types of schools',
  '- names.json: whether the forms of the name are right',
  '- search-places.json, import-places.json: landscapes, rivers, neighbouring towns',
  '- tests.json: towns that the tests type (regions/src/schemas/tests.ts)',
  '- map/: write neighbours.json, then run REGION=… node server/scripts/build-map.ts',
  '- README.md: where the data comes from',
];
process.stdout.write(`${lines.join('\n')}\n`);
