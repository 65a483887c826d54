import { z } from 'zod';
import { companyLockReasons, type CompanyLockReason } from './lock-options.ts';

const lockReasons = Object.keys(companyLockReasons) as CompanyLockReason[];

export const companyLockReason = z.enum(lockReasons, 'Bitte einen Grund auswählen.');

/** The editors' lock of a company: its reason and its date. */
export const companyLock = z.object({
  reason: companyLockReason,
  note: z.string(),
  since: z.iso.datetime({ offset: true }),
});
