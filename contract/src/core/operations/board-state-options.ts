/** Thresholds of warnings for operators, which the program `doctor` and the page 'Betrieb' share. Free of schemas, for the browser. */
export const operationLimits = {
  /** A mail that waits is tried again within this time, unless its server refuses it. */
  waitingMailSeconds: 3600,
  /** Jobs begin within a minute after they are due. */
  dueJobSeconds: 900,
  /** Backups are made each night; one may be missed. */
  backupDays: 2,
  /** Free space of the data folder's disk: less than either value causes a warning. */
  lowDisk: { share: 0.1, bytes: 2e9 },
  /** The index follows the database within a second. */
  changeLagSeconds: 60,
} as const;
