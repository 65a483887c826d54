import type { NewPasskey, PasskeyAnswer } from '@lehrpfad/contract/core/second-step.ts';
import type { AuthenticatorAttachment } from '@simplewebauthn/server';
import type { Config } from '../../../../core/config/config.ts';
import type { Links } from '../../../../core/http/links.ts';
import type { StoredPasskey } from './passkeys-store.ts';

/** Loads the library when it is needed: it parses certificates and takes long to load, and a board without passkeys never needs it. */
const library = () => import('@simplewebauthn/server');

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Stored passkeys as the library lists them. */
const listed = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: base64url(credential_id), transports }));

/** The origin in a browser's answer; '' if it cannot be read. */
function originIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return String((JSON.parse(text) as { origin?: unknown }).origin);
  } catch {
    return '';
  }
}

const attachmentOf = (text: string | null | undefined) =>
  text === null || text === undefined
    ? {}
    : { authenticatorAttachment: text as AuthenticatorAttachment };

/** Makes and checks passkeys of this board (WebAuthn). They come after the password, so no PIN or fingerprint is required. */
export class Passkeys {
  readonly #links: Links;
  readonly #publicUrl: string | undefined;

  constructor({ links, publicUrl }: { links: Links } & Pick<Config, 'publicUrl'>) {
    this.#links = links;
    this.#publicUrl = publicUrl;
  }

  /** The host to which passkeys belong. */
  get #host(): string {
    return new URL(this.#links.to('/')).hostname;
  }

  /**
   * Origin from which a passkey may be used. A board without a public address runs on a private machine, where other programs forward
   * its pages from other ports of the same host.
   */
  #origin(clientDataJSON: string): string {
    const own = new URL(this.#links.to('/'));
    const given = originIn(clientDataJSON);
    const isLocal = this.#publicUrl === undefined && URL.canParse(given);
    return isLocal && new URL(given).hostname === own.hostname ? given : own.origin;
  }

  /** Options for making a passkey. @param known passkeys of the account, which are not made again */
  async beginCreation(
    { id, email }: { readonly id: number; readonly email: string },
    known: readonly StoredPasskey[],
  ) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Lehrpfad',
      rpID: this.#host,
      userID: Uint8Array.from(Buffer.from(`account ${id}`)),
      userName: email,
      attestationType: 'none',
      excludeCredentials: listed(known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** Reads a new passkey. @returns undefined unless it answers the challenge for this board */
  async read(
    answer: NewPasskey,
    expectedChallenge: string,
  ): Promise<Omit<StoredPasskey, 'id' | 'name'> | undefined> {
    const { verifyRegistrationResponse } = await library();
    const { authenticatorAttachment, response, ...rest } = answer;
    const { clientDataJSON, attestationObject } = response;
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...rest,
          ...attachmentOf(authenticatorAttachment),
          response: { clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge,
        expectedOrigin: this.#origin(clientDataJSON),
        expectedRPID: this.#host,
        requireUserVerification: false,
      });
      if (registrationInfo === undefined) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credential_id: Buffer.from(id, 'base64url'),
        public_key: publicKey,
        sign_count: counter,
        transports: response.transports ?? [],
      };
    } catch {
      // The library throws an error with an English message for every mismatch.
      return undefined;
    }
  }

  /** Options for using one of these passkeys. */
  async beginUse(known: readonly StoredPasskey[]) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.#host,
      allowCredentials: listed(known),
      userVerification: 'preferred',
    });
  }

  /** Checks the use of a passkey. @returns its new counter; undefined unless it answers the challenge for this board */
  async check(
    answer: PasskeyAnswer,
    expectedChallenge: string,
    passkey: StoredPasskey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const { authenticatorAttachment, response, ...rest } = answer;
    const { userHandle, ...signed } = response;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...rest,
          ...attachmentOf(authenticatorAttachment),
          response: typeof userHandle === 'string' ? { ...signed, userHandle } : signed,
          clientExtensionResults: {},
        },
        expectedChallenge,
        expectedOrigin: this.#origin(signed.clientDataJSON),
        expectedRPID: this.#host,
        requireUserVerification: false,
        credential: {
          id: base64url(passkey.credential_id),
          publicKey: Uint8Array.from(passkey.public_key),
          counter: passkey.sign_count,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }
}
