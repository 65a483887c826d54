import { decodePunycode } from './punycode.ts';

/** Letters, digits and signs with single dots between them (RFC 5321, 4.1.2); no quotes, and nothing beyond ASCII. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const longestLocalPart = 64;
const longestDomain = 253;
/** What fits into an envelope (RFC 5321, 4.5.3.1.3). */
const longestAddress = 254;

/** Signs by which a URL would read something else than a host. */
const noDomain = /[\s/:?#@\\%[\]<>]/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** No number: `user@192.0.2.1` is nobody's address here. */
const topLabel = /^[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** A domain as the network spells it (IDNA, `xn--…`); undefined for what is none. */
function asciiDomain(domain: string): string | undefined {
  if (noDomain.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  const labels = hostname.split('.');
  const isDomain =
    hostname.length <= longestDomain &&
    labels.length > 1 &&
    topLabel.test(labels.at(-1) ?? '') &&
    labels.every((one) => label.test(one));
  return isDomain ? hostname : undefined;
}

/** A domain as people write it, in small letters; undefined for what is none, and for what spells no letters. */
function writtenDomain(domain: string): string | undefined {
  const ascii = asciiDomain(domain);
  if (ascii === undefined || !/(?:^|\.)xn--/.test(ascii)) return ascii;
  const parts = ascii.split('.').map((part) => {
    return part.startsWith('xn--') ? decodePunycode(part.slice(4)) : part;
  });
  const written = parts.join('.');
  const isSame = asciiDomain(written) === ascii && written.toLowerCase() === written;
  return isSame ? written : undefined;
}

/** What was typed of an address; its length is bounded already. */
interface Read {
  /** As it is kept and compared: small letters, the domain as people write it. */
  readonly address: string;
  /** What is wrong with it. */
  readonly problem?: 'no-address' | 'local-part';
}

const nonAscii = /\P{ASCII}/u;

/**
 * Reads an e-mail address. `info@bäcker.de` and `info@xn--bcker-gra.de` come to the same text, so that comparing texts compares
 * addresses; the mailer sends the domain as the network spells it.
 */
export function readEmail(typed: string): Read {
  const text = typed.toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  const written = at < 0 ? undefined : writtenDomain(domain);
  if (written === undefined) return { address: text, problem: 'no-address' };
  if (nonAscii.test(local)) return { address: text, problem: 'local-part' };
  if (local.length > longestLocalPart || !localPart.test(local))
    return { address: text, problem: 'no-address' };
  const address = `${local}@${written}`;
  return address.length > longestAddress ? { address, problem: 'no-address' } : { address };
}
