import { z } from 'zod';

/** A licence of open data: its name for people, its text, and its address in the list of DCAT-AP.de (https://www.dcat-ap.de/def/licenses/). */
export interface Licence {
  readonly name: string;
  readonly text: string;
  readonly uri: string;
}

const listed = 'http://dcat-ap.de/def/licenses/';

/** Licences by the value of `OPEN_DATA_LICENCE`. */
const licences = {
  'dl-by-de': {
    name: 'Datenlizenz Deutschland – Namensnennung – Version 2.0',
    text: 'https://www.govdata.de/dl-de/by-2-0',
    uri: `${listed}dl-by-de/2.0`,
  },
  'dl-zero-de': {
    name: 'Datenlizenz Deutschland – Zero – Version 2.0',
    text: 'https://www.govdata.de/dl-de/zero-2-0',
    uri: `${listed}dl-zero-de/2.0`,
  },
  'cc-by': {
    name: 'Creative Commons Namensnennung 4.0 International (CC BY 4.0)',
    text: 'https://creativecommons.org/licenses/by/4.0/deed.de',
    uri: `${listed}cc-by/4.0`,
  },
  'cc-zero': {
    name: 'Creative Commons Zero 1.0 (CC0)',
    text: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de',
    uri: `${listed}cc-zero`,
  },
} as const satisfies Readonly<Record<string, Licence>>;

const keys = Object.keys(licences) as [keyof typeof licences];

export const openDataLicence = z
  .enum(keys, { error: `must be one of ${keys.join(', ')}` })
  .default('dl-by-de')
  .transform((key): Licence => licences[key]);
