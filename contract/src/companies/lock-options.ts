import { lockWords } from '../core/lock-words.ts';

/** Reasons for locking a company, as its account reads them. Free of schemas, for the browser. */
export const companyLockReasons = {
  misleading: 'Angaben stimmen nicht oder führen in die Irre',
  'no-training': 'Bietet weder Ausbildung noch Praktikum an',
  unlawful: 'Verstoß gegen Jugendarbeitsschutz oder anderes Recht',
  'given-up': 'Den Betrieb gibt es nicht mehr',
  duplicate: 'Doppelt eingetragen',
  complaint: 'Eine Beschwerde wird geprüft',
  other: 'Anderer Grund',
} as const;

export type CompanyLockReason = keyof typeof companyLockReasons;

/** Returns the reason and the note of a lock in one line. */
export const companyLockText = (lock: {
  readonly reason: CompanyLockReason;
  readonly note: string;
}): string => lockWords(companyLockReasons, lock);
