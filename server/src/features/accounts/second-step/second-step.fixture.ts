import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@lehrpfad/contract/core/second-step.ts';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../../../test/test-app.ts';
import type { Clock } from '../../../core/clock.ts';
import { RateLimiter } from '../../../core/security/rate-limiter.ts';
import { Sessions } from '../login/sessions.ts';
import { SecondStep } from './second-step.ts';

/** Returns the code that an authenticator app shows. @param secret as bytes, or as it is typed */
export function codeAt(secret: Uint8Array | string, moment: Date): string {
  const read =
    typeof secret === 'string'
      ? Secret.fromBase32(secret)
      : new Secret({ buffer: Uint8Array.from(secret).buffer });
  return new TOTP({ secret: read }).generate({ timestamp: moment.getTime() });
}

export const secondStepOf = ({ links }: Pick<TestApp, 'links'>): SecondStep =>
  new SecondStep({ staffTwoStep: 'offered', secretKeys: [], publicUrl: undefined }, { links });

/** Returns sessions on the database of an application, without its API. */
export function sessionsOn({ database, links }: TestApp, clock: Clock): Sessions {
  const attempts = new RateLimiter(database, clock);
  return new Sessions({ database, clock, attempts, links, secondStep: secondStepOf({ links }) });
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Bits of the flags in the data of an authenticator: somebody was present, and a new key is attached. */
const flags = { present: 1, attached: 64 } as const;

/** Heads of CBOR: a byte string of up to 255 or 65,535 bytes, and texts. */
const cborBytes = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.of(0x59, bytes.length >> 8, bytes.length & 255), bytes]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);

/** A security key in software, with one passkey (ES256, no attestation). */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #private: KeyObject;
  readonly #public: { readonly x?: string; readonly y?: string };
  readonly #origin: string;
  #uses = 0;

  constructor(origin = 'http://localhost:3000') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    this.#public = publicKey.export({ format: 'jwk' });
    this.#origin = origin;
  }

  /** Answers options for making a passkey. */
  create({ challenge }: { readonly challenge: string }): NewPasskey {
    const [x, y] = [this.#public.x, this.#public.y].map((part) =>
      Buffer.from(part ?? '', 'base64url'),
    ) as [Buffer, Buffer];
    // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      x,
      Buffer.from('225820', 'hex'),
      y,
    ]);
    const about = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.#id.length), this.#id, key]);
    const attestationObject = Buffer.concat([
      Buffer.of(0xa3),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.of(0xa0),
      cborText('authData'),
      cborBytes(Buffer.concat([this.#data(flags.present + flags.attached), about])),
    ]);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: encoded(this.#client('webauthn.create', challenge)),
        attestationObject: encoded(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Answers options for using the passkey. */
  use({ challenge }: { readonly challenge: string }): PasskeyAnswer {
    this.#uses += 1;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(flags.present);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#private);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      },
    };
  }

  get #credential() {
    return { id: encoded(this.#id), rawId: encoded(this.#id), type: 'public-key' } as const;
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #data(set: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const { hostname } = new URL(this.#origin);
    return Buffer.concat([sha256(hostname), Buffer.of(set), counter]);
  }
}
