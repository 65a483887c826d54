import { lockWords } from '../../core/lock-words.ts';

/** Reasons for locking an ad, as its company reads them. Free of schemas, for the browser. */
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

/** Returns the reason and the note of a lock in one line. */
export const lockText = (lock: { readonly reason: AdLockReason; readonly note: string }): string =>
  lockWords(adLockReasons, lock);
