import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, partialEnding } from '../../core/backup/manifest.ts';
import { about, type Finding } from './finding.ts';

const dayMs = 86_400_000;
/** One night may be missed. */
const mostDays = 2;

/** Returns when the backup in that folder was made; undefined where it is none. */
function madeAt(folder: string): Date | undefined {
  try {
    const { madeAt: text } = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as {
      madeAt?: unknown;
    };
    const moment = new Date(String(text));
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  } catch {
    return undefined;
  }
}

/** Folders of backups by name, the newest last: their names begin with the time. */
function namesIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith('lehrpfad-'))
    .toSorted();
}

/** Returns when the newest complete backup below that folder was made. */
export function newestBackup(parent: string): Date | undefined {
  const complete = namesIn(parent).filter((name) => !name.endsWith(partialEnding));
  return complete
    .toReversed()
    .map((name) => madeAt(join(parent, name)))
    .find((moment) => moment !== undefined);
}

/** @param isNamed whether the operator has said that backups lie there */
export function checkBackups(parent: string, now: Date, isNamed: boolean): Finding[] {
  const { ok, warn, fail } = about('backup');
  const newest = newestBackup(parent);
  const found: Finding[] = [];
  if (newest === undefined) {
    const elsewhere = isNamed ? '' : ', or say where they lie: npm run doctor -- --backups FOLDER';
    const text = `none in ${parent}: make one with npm run backup and have a timer repeat it${elsewhere}`;
    found.push(isNamed ? fail(text) : warn(text));
  } else {
    const days = (now.getTime() - newest.getTime()) / dayMs;
    const text = `the last one is of ${newest.toISOString().slice(0, 16)}Z`;
    found.push(
      days > mostDays
        ? warn(
            `${text}, ${Math.floor(days)} days ago: see why the timer does not run (systemctl list-timers)`,
          )
        : ok(text),
    );
  }
  const partial = namesIn(parent).filter((name) => name.endsWith(partialEnding));
  if (partial.length > 0)
    found.push(
      warn(
        `${partial.length} interrupted one(s) in ${parent}: delete ${partial[0]} unless one is being made now`,
      ),
    );
  return found;
}
