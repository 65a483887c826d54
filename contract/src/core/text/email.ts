import { decodePunycode } from './punycode.ts';

/** Letters, digits and punctuation with single dots between them (RFC 5321, 4.1.2); no quotes, ASCII only. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const maxLocalPartLength = 64;
const maxDomainLength = 253;
/** Maximum length in an SMTP envelope (RFC 5321, 4.5.3.1.3). */
const maxAddressLength = 254;

/** Characters that would make a URL parser read something other than a host. */
const noDomain = /[\s/:?#@\\%[\]<>]/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** The last label may not be a number: addresses such as `user@192.0.2.1` are refused. */
const topLabel = /^[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;

/** Returns a domain in its ASCII form (IDNA, `xn--…`); undefined if it is invalid. */
function asciiDomain(domain: string): string | undefined {
  if (noDomain.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  const labels = hostname.split('.');
  const isDomain =
    hostname.length <= maxDomainLength &&
    labels.length > 1 &&
    topLabel.test(labels.at(-1) ?? '') &&
    labels.every((one) => label.test(one));
  return isDomain ? hostname : undefined;
}

/** Returns a domain as people write it, in lower case; undefined if it or its punycode is invalid. */
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

/** The result of reading a typed address; its length is already limited. */
interface Read {
  /** The stored form: lower case, the domain as people write it. */
  readonly address: string;
  /** The part that is invalid. */
  readonly problem?: 'no-address' | 'local-part';
}

const nonAscii = /\P{ASCII}/u;

/**
 * Reads an e-mail address. `info@bäcker.de` and `info@xn--bcker-gra.de` have the same result, so that addresses can be compared as texts;
 * the mailer sends the domain in its ASCII form.
 */
export function readEmail(typed: string): Read {
  const text = typed.toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  const written = at < 0 ? undefined : writtenDomain(domain);
  if (written === undefined) return { address: text, problem: 'no-address' };
  if (nonAscii.test(local)) return { address: text, problem: 'local-part' };
  if (local.length > maxLocalPartLength || !localPart.test(local))
    return { address: text, problem: 'no-address' };
  const address = `${local}@${written}`;
  return address.length > maxAddressLength ? { address, problem: 'no-address' } : { address };
}
