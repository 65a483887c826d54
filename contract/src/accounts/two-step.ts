import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter } from '../core/fields.ts';
import { textField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { newPasskey, passkeyAnswer, passkeyOptions, secondStepCode } from '../core/second-step.ts';
import { typedPassword } from '../core/sessions.ts';

/** Endpoints of an account for its own second step, and for the confirmation of its identity. */

const moment = z.iso.datetime({ offset: true });

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export type Passkey = z.infer<typeof passkey>;

export const twoStep = z.object({
  /** `off`: nobody can use a second step. `required`: this account must have one. */
  policy: z.enum(['off', 'offered', 'required']),
  totp: z.object({ created_at: moment, last_used_at: moment.nullable() }).nullable(),
  /** The oldest first. */
  passkeys: z.array(passkey),
  recovery_codes: z.int(),
});

export type TwoStep = z.infer<typeof twoStep>;

/** Recovery codes, which are shown once; null if the account keeps its existing codes. */
const withCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

const own = { access: 'account', role: 'ads', duringSetup: true } as const;

export const readTwoStep = endpoint({
  ...own,
  method: 'GET',
  path: 'user/own/two-step/',
  summary: 'The second step of the account',
  response: twoStep,
});

export const beginTotp = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/two-step/totp/',
  needsConfirmation: true,
  summary: 'A new secret for an authenticator app, which counts once a code of it was sent',
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const totpForm = z.object({ code: secondStepCode });

export const confirmTotp = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/two-step/totp/confirm/',
  needsConfirmation: true,
  summary: 'Sets up the authenticator app, instead of a former one. 400 wrong code',
  body: totpForm,
  response: withCodes,
});

export const removeTotp = endpoint({
  ...own,
  method: 'DELETE',
  path: 'user/own/two-step/totp/',
  needsConfirmation: true,
  quota: 'mails',
  summary: 'Removes the authenticator app. 409 where staff would be left without a required step',
  response: z.object({}),
});

export const beginPasskey = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/two-step/passkeys/options/',
  needsConfirmation: true,
  summary: 'What a browser needs to make a passkey. 409 where there are too many',
  response: passkeyOptions,
});

export const passkeyForm = z.object({ name: textField(limits.passkeyName, 'required') });

export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/two-step/passkeys/',
  needsConfirmation: true,
  quota: 'mails',
  summary: 'Adds a passkey',
  body: passkeyForm.extend({ passkey: newPasskey }),
  response: withCodes,
});

export const removePasskey = endpoint({
  ...own,
  method: 'DELETE',
  path: 'user/own/two-step/passkeys/:id/',
  needsConfirmation: true,
  quota: 'mails',
  summary: 'Removes a passkey. 409 where staff would be left without a required step',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/two-step/recovery-codes/',
  needsConfirmation: true,
  quota: 'mails',
  summary: 'New recovery codes instead of the former. 409 without a second step',
  response: withCodes,
});

export const confirmIdentity = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/confirm/',
  summary:
    'Confirms who makes the calls: by the second step, or by the password where there is none. 400 wrong, 429 after too many tries',
  body: z.object({
    password: typedPassword.optional(),
    code: secondStepCode.optional(),
    passkey: passkeyAnswer.optional(),
  }),
  response: z.object({}),
});

export const beginPasskeyConfirmation = endpoint({
  ...own,
  method: 'POST',
  path: 'user/own/confirm/passkey/',
  summary: 'What a browser needs to confirm the identity by a passkey',
  response: passkeyOptions,
});

export const resetTwoStep = endpoint({
  method: 'POST',
  path: 'users/:id/two-step/reset/',
  access: 'admin',
  needsConfirmation: true,
  quota: 'mails',
  summary:
    'Removes the second step of an account whose owner has lost it; its sessions end, and a mail says so. 409 for the own account, or where there is none',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
