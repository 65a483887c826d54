/** From when on operators should look at something; free of schemas, for the browser. The program `doctor` and the page 'Betrieb' share them. */
export const operationLimits = {
  /** A mail that waits is tried again within this time, unless its server refuses it. */
  waitingMailSeconds: 3600,
  /** Jobs begin within a minute after they are due. */
  dueJobSeconds: 900,
  /** One night may be missed. */
  backupDays: 2,
  /** Of the data folder's disk: with less than either, space is about to run out. */
  lowDisk: { share: 0.1, bytes: 2e9 },
  /** The index follows the database within a second. */
  changeLagSeconds: 60,
} as const;
