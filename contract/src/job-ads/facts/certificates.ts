import { certificateNames } from '@lehrpfad/regions/parts/schools.ts';
import type { Option } from '../../core/text/labels-of.ts';

/** The least school certificate that is asked for; `short` is for cards. States call some of them differently. */
export const certificates = [
  { key: 'none', label: 'ohne Schulabschluss', short: 'ohne Abschluss' },
  { key: 'hauptschule', ...certificateNames.hauptschule },
  { key: 'realschule', ...certificateNames.realschule },
  { key: 'abitur', ...certificateNames.abitur },
] as const satisfies readonly (Option & { readonly short: string })[];

export type Certificate = (typeof certificates)[number]['key'];
