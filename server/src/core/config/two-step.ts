import { z } from 'zod';

/** Keys that encrypt stored secrets, separated by spaces: the first one encrypts, the others only decrypt. */
const secretKeys = z
  .string()
  .transform((text) => text.trim().split(/\s+/))
  .refine(
    (keys) => keys.every((key) => key.length >= 32 && key.length <= 256),
    'must be random text of 32 to 256 characters, or several parted by blanks',
  );

export const twoStepSettings = {
  SECRET_KEY: secretKeys.optional(),
  STAFF_TWO_STEP: z
    .enum(['off', 'offered', 'required'], 'must be off, offered or required')
    .default('offered'),
};

export interface TwoStepConfig {
  /** Keys that encrypt stored secrets, the current one first; if empty, secrets are stored unencrypted. */
  readonly secretKeys: readonly string[];
  /** Second step of logins: unavailable, optional for everyone, or mandatory for editors and administrators. */
  readonly staffTwoStep: 'off' | 'offered' | 'required';
}

export function twoStepOf(settings: {
  readonly SECRET_KEY?: string[] | undefined;
  readonly STAFF_TWO_STEP: TwoStepConfig['staffTwoStep'];
}): TwoStepConfig {
  return { secretKeys: settings.SECRET_KEY ?? [], staffTwoStep: settings.STAFF_TWO_STEP };
}
