import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** First byte of a stored secret: whether it is encrypted. */
const forms = { plain: 0, encrypted: 1 } as const;

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets that the server must read again, so that a copy of the database alone does not reveal them. Without a key they are
 * stored unencrypted; they stay readable after a key is set.
 */
export class SecretBox {
  readonly #keys: readonly Buffer[];

  /** @param keys keys of the settings: the first one encrypts, all decrypt */
  constructor(keys: readonly string[]) {
    this.#keys = keys.map((key) =>
      Buffer.from(hkdfSync('sha256', key, '', 'lehrpfad stored secrets', 32)),
    );
  }

  /** @param owner identifies the owner of the secret; it cannot be opened for another owner */
  close(secret: Uint8Array, owner: string): Buffer {
    const [key] = this.#keys;
    if (key === undefined) return Buffer.concat([Buffer.of(forms.plain), secret]);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(owner));
    const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([Buffer.of(forms.encrypted), nonce, cipher.getAuthTag(), hidden]);
  }

  /** @returns undefined if no key of the settings opens it for this owner */
  open(stored: Uint8Array, owner: string): Buffer | undefined {
    const bytes = Buffer.from(stored);
    const rest = bytes.subarray(1);
    if (bytes[0] === forms.plain) return rest;
    if (bytes[0] !== forms.encrypted || rest.length <= nonceBytes + tagBytes) return undefined;
    for (const key of this.#keys) {
      const opened = decrypted(rest, key, owner);
      if (opened !== undefined) return opened;
    }
    return undefined;
  }
}

function decrypted(bytes: Buffer, key: Buffer, owner: string): Buffer | undefined {
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const cipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  try {
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]);
  } catch {
    return undefined;
  }
}
