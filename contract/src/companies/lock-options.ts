import { lockWords } from '../core/lock-words.ts';

/** Why editors lock a company, as its account reads it. Free of schemas, for the browser. */
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

/** What it is locked for, in one line. */
export const companyLockText = (lock: {
  readonly reason: CompanyLockReason;
  readonly note: string;
}): string => lockWords(companyLockReasons, lock);
