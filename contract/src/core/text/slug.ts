import { composed } from './visible-text.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Converts a name for a file name or key: `Bundesagentur für Arbeit` becomes `bundesagentur-fuer-arbeit`. */
export function slugOf(name: string): string {
  return composed(name)
    .toLocaleLowerCase('de')
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
