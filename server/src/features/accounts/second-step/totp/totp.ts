import { Secret, TOTP } from 'otpauth';

/** Parameters that all authenticator apps support (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps before and after the present one whose codes are accepted, because clocks differ and typing takes time. */
const tolerance = 1;

const issuer = 'Lehrpfad';

/** Length that RFC 4226 recommends. */
const secretBytes = 20;

function totpOf(secret: Uint8Array, label = ''): TOTP {
  const { buffer } = Uint8Array.from(secret);
  return new TOTP({ ...kind, issuer, label, secret: new Secret({ buffer }) });
}

/** Returns a random secret for an authenticator app. */
export function newTotpSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

/** Returns a secret in the forms that apps read: a text to type, and a URI for a QR code. @param email names the account in the app */
export function shownSecret(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Finds the time step of a typed code.
 * @returns undefined for a code that is wrong or of another time
 */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
