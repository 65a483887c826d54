import { z } from 'zod';
import { boundedString } from './fields.ts';
import { limits } from './limits.ts';

/** The second step of a login, which also confirms a person's identity later. */

/** Methods of the second step. A recovery code replaces a lost device. */
export const secondStepMethods = ['passkey', 'totp', 'recovery'] as const;

export type SecondStepMethod = (typeof secondStepMethods)[number];

/** Six digits of an authenticator app, or a recovery code; the server tells them apart. */
export const secondStepCode = boundedString(limits.shortValue, 'Der Code ist zu lang.').min(
  1,
  'Pflichtfeld!',
);

/** Bytes as base64url. */
const bytes = boundedString(limits.passkeyPart, 'Ungültige Angabe.').regex(
  /^[\w-]*={0,2}$/,
  'Ungültige Angabe.',
);

const shortText = boundedString(limits.shortValue, 'Ungültige Angabe.');

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'Ungültige Angabe.'),
  authenticatorAttachment: shortText.nullish(),
};

/** `PublicKeyCredential.toJSON()` of a login (WebAuthn, level 3). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** `PublicKeyCredential.toJSON()` of a new passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(shortText).max(10, 'Ungültige Angabe.').nullish(),
  }),
});

export type NewPasskey = z.infer<typeof newPasskey>;

/** Options for `navigator.credentials`, as JSON of WebAuthn; the browser's part of the library reads them. */
export const passkeyOptions = z.object({ challenge: z.string() }).catchall(z.unknown());
