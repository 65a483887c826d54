import { lockWords } from '../core/lock-words.ts';

/** Why editors lock an ad, as its company reads it. Free of schemas, for the browser. */
export const adLockReasons = {
  misleading: 'Angaben stimmen nicht oder führen in die Irre',
  'no-place': 'Keine Ausbildung und kein Praktikum',
  discriminating: 'Formulierung benachteiligt Bewerberinnen oder Bewerber',
  unlawful: 'Verstoß gegen Jugendarbeitsschutz oder anderes Recht',
  duplicate: 'Doppelte Anzeige',
  complaint: 'Eine Beschwerde wird geprüft',
  other: 'Anderer Grund',
} as const;

export type AdLockReason = keyof typeof adLockReasons;

/** What it is locked for, in one line. */
export const lockText = (lock: { readonly reason: AdLockReason; readonly note: string }): string =>
  lockWords(adLockReasons, lock);
