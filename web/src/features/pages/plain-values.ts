import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { paths } from '../../core/navigation/paths.ts';

export interface PlainValues {
  readonly html: string;
}

export const plainLabels = { html: 'Text' } as const satisfies Record<keyof PlainValues, string>;

export const valuesOf = ({ html }: Pick<PlainText, 'html'>): PlainValues => ({ html });

/** Paths of the pages that show the texts. */
export const placeOf: Readonly<Record<PlainPage, string>> = {
  information: paths.information,
  'information-schueler': paths.informationPupils,
  'information-azubi': paths.informationTrainees,
  'information-lehrer': paths.informationTeachers,
  'information-unternehmen': paths.informationCompanies,
  'start-search': paths.start,
  'start-brafo': paths.start,
  'start-exchanges': paths.start,
  'start-funding': paths.start,
  results: paths.results,
  registration: paths.registration,
  contact: paths.contact,
  imprint: paths.imprint,
  privacy: paths.privacy,
  accessibility: paths.accessibility,
};
