import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it can stand in a file name or a key: `Bundesagentur für Arbeit` as `bundesagentur-fuer-arbeit`. */
export function slugOf(name: string): string {
  return composed(name)
    .toLocaleLowerCase('de')
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
