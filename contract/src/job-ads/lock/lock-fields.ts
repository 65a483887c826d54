import { z } from 'zod';
import { adLockReasons, type AdLockReason } from './lock-options.ts';

const lockReasons = Object.keys(adLockReasons) as AdLockReason[];

export const lockReason = z.enum(lockReasons, 'Bitte einen Grund auswählen.');

/** The editors' lock of an ad: its reason and its date. */
export const adLock = z.object({
  reason: lockReason,
  note: z.string(),
  since: z.iso.datetime({ offset: true }),
});
