import { domainToASCII, domainToUnicode } from 'node:url';
import { readEmail } from '@lehrpfad/contract/core/text/email.ts';
import { decodePunycode } from '@lehrpfad/contract/core/text/punycode.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('what domains spell', () => {
  it('is what Node reads of them', () => {
    const sign = fc.constantFrom(...'abz09-äöüßéøłşжяαωאبन中日한😀');
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 30 }), (name) => {
        const ascii = domainToASCII(name);
        if (!ascii.startsWith('xn--') || ascii.length > 63) return;
        expect(decodePunycode(ascii.slice(4))).toBe(domainToUnicode(ascii));
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing where nothing is spelled, and no error', () => {
    const sign = fc.constantFrom(...'abz059-');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 59 }), (spelled) => {
        const { address, problem } = readEmail(`a@xn--${spelled}.de`);
        if (problem === undefined)
          expect(domainToASCII(address.slice(2))).toBe(`xn--${spelled}.de`);
      }),
      { numRuns: 500 },
    );
  });
});
