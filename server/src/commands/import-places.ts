import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { prepareDatabase } from '../base-data/prepare-database.ts';
import { parseGeonamesFile, type GeonamesProblem } from '../features/places/geonames-file.ts';
import { importPlaces, type PlacesReport } from '../features/places/import.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { openConfig, OperatorError, runCommand, printMessage } from './run-command.ts';

/** Shows only the first reasons: a whole country's file can have thousands of skipped lines. */
const shownReasons = 20;

const shownChanges = 200;

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new OperatorError('Name the file: npm run places:import -- DE.txt');
  }
  const { rows, problems } = parseGeonamesFile(readText(file));
  if (rows.length === 0) {
    throw new OperatorError(
      `${file} has no place of ${stateName} in the format of GeoNames' postal-code files.`,
    );
  }
  const database = await openDatabase(openConfig());
  try {
    await prepareDatabase(database);
    const report = await database.transaction((tx) => importPlaces(tx, rows));
    printReport(report, problems);
  } finally {
    await database.close();
  }
});

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${file} cannot be read (${code ?? 'unknown reason'}).`);
  }
}

function printReport(report: PlacesReport, problems: readonly GeonamesProblem[]): void {
  const { newTowns, newPostcodes, changed, unchanged, skipped } = report;
  printMessage(`New: ${newTowns} towns, ${newPostcodes} postcodes of towns.`);
  printMessage(`Changed: ${changed}. Unchanged: ${unchanged}.`);
  for (const change of report.changes.slice(0, shownChanges)) printMessage(`  ${change}`);
  const unshown = report.changes.length - shownChanges;
  if (unshown > 0) printMessage(`  … and ${unshown} more`);
  printMessage(`Skipped: ${skipped.length + problems.length}.`);
  const reasons = [
    ...problems.map(({ line, reason }) => `line ${line}: ${reason}`),
    ...skipped.map(({ row, reason }) => `${row.postcode} ${row.name} (${row.district}) ${reason}`),
  ];
  for (const reason of reasons.slice(0, shownReasons)) printMessage(`  ${reason}`);
  if (reasons.length > shownReasons) printMessage(`  … and ${reasons.length - shownReasons} more`);
}
