import { describe, expect, it } from 'vitest';
import {
  decodeSingleBytes,
  piecesWithoutDoubleEncoding,
  withoutDoubleEncoding,
} from './encodings.ts';

/** A text in UTF-8 that was taken for Windows-1252. */
const twice = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

const text = 'Bäckerei Müller – „Große Straße“, Köthen · 1.050 €, Ärztehaus ÖPNV Übung';

describe('a text that was encoded twice', () => {
  it('is restored', () => {
    expect(withoutDoubleEncoding(twice(text))).toBe(text);
    expect(withoutDoubleEncoding(twice('üä öß'))).toBe('üä öß');
  });

  it.each([text, 'São Paulo, SÃO', 'Â£', 'crème brûlée', 'Århus', '¿Qué?', 'Łódź', 'Київ'])(
    'is told from the text "%s"',
    (own) => {
      expect(withoutDoubleEncoding(own)).toBe(own.replace('Â£', '£'));
    },
  );

  it('is restored piece by piece', async () => {
    const pieces = (async function* each() {
      yield* twice(text);
    })();
    expect((await Array.fromAsync(piecesWithoutDoubleEncoding(pieces))).join('')).toBe(text);
  });
});

describe('a text of single bytes', () => {
  it.each([
    ['B\x8acker M\x9fller K\x9athen Stra\xa7e', 'Bäcker Müller Köthen Straße'],
    ['B\x84cker M\x81ller K\x94then Stra\xe1e', 'Bäcker Müller Köthen Straße'],
    ['B\xe4cker \x96 M\xfcller', 'Bäcker – Müller'],
    ['Koch \x96 Halle', 'Koch – Halle'],
    ['Caf\xe9', 'Café'],
  ])('%j is %s', (bytes, read) => {
    expect(decodeSingleBytes(Buffer.from(bytes, 'latin1'))).toBe(read);
  });
});
