import { operationLimits } from '@lehrpfad/contract/core/operations/board-state-options.ts';
import type { BackupFolder } from '../../core/backup/newest-backup.ts';
import { dayMs } from '../../core/clock.ts';
import { about, type Finding } from './finding.ts';

/**
 * @param parent the checked folder
 * @param isNamed whether the operator has set this folder
 */
export function checkBackups(
  { newest, partial }: BackupFolder,
  {
    parent,
    now,
    isNamed,
  }: { readonly parent: string; readonly now: Date; readonly isNamed: boolean },
): Finding[] {
  const { ok, warn, fail } = about('backup');
  const found: Finding[] = [];
  if (newest === undefined) {
    const elsewhere = isNamed ? '' : ', or say where they lie: BACKUP_DIR';
    const text = `none in ${parent}: make one with npm run backup and have a timer repeat it${elsewhere}`;
    found.push(isNamed ? fail(text) : warn(text));
  } else {
    const days = (now.getTime() - newest.getTime()) / dayMs;
    const text = `the last one is of ${newest.toISOString().slice(0, 16)}Z`;
    found.push(
      days > operationLimits.backupDays
        ? warn(
            `${text}, ${Math.floor(days)} days ago: see why the timer does not run (systemctl list-timers)`,
          )
        : ok(text),
    );
  }
  if (partial.length > 0)
    found.push(
      warn(
        `${partial.length} interrupted one(s) in ${parent}: delete ${partial[0]} unless one is being made now`,
      ),
    );
  return found;
}
