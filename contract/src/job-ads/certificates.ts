import type { Option } from '../core/text/labels-of.ts';

/** The least school certificate that is asked for; `short` is for cards. */
export const certificates = [
  { key: 'none', label: 'ohne Schulabschluss', short: 'ohne Abschluss' },
  { key: 'hauptschule', label: 'Hauptschulabschluss', short: 'ab Hauptschule' },
  { key: 'realschule', label: 'Realschulabschluss', short: 'ab Realschule' },
  { key: 'abitur', label: 'Abitur', short: 'mit Abitur' },
] as const satisfies readonly (Option & { readonly short: string })[];

export type Certificate = (typeof certificates)[number]['key'];
