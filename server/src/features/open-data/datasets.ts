import { stateName } from '@lehrpfad/regions/parts/names.ts';
import type { Piece, RowDeps } from './batches.ts';
import { adsAsGraph, eventsAsGraph } from './graphs.ts';
import { adsAsTable, eventsAsTable } from './tables.ts';

/** A format of the data, with its types in the lists that DCAT uses. */
export interface PartForm {
  readonly ending: 'csv' | 'jsonld';
  readonly title: string;
  readonly mediaType: string;
  /** Type of http://publications.europa.eu/resource/authority/file-type/ */
  readonly fileType: string;
}

const table: PartForm = { ending: 'csv', title: 'CSV', mediaType: 'text/csv', fileType: 'CSV' };
const graph: PartForm = {
  ending: 'jsonld',
  title: 'JSON-LD (schema.org)',
  mediaType: 'application/ld+json',
  fileType: 'JSON_LD',
};

export interface Dataset {
  readonly name: 'ads' | 'events';
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export const datasets: readonly Dataset[] = [
  {
    name: 'ads',
    title: `Ausbildungs- und Praktikumsplätze in ${stateName}`,
    description:
      'Alle Stellen, die auf Lehrpfad öffentlich sind: Beruf, Unternehmen, Ort, Beginn, Vergütung und Beschreibung. Ohne Ansprechpersonen.',
    keywords: ['Ausbildung', 'Ausbildungsplätze', 'Praktikum', 'Berufsorientierung', 'Stellen'],
  },
  {
    name: 'events',
    title: `Events zu Ausbildung und Beruf in ${stateName}`,
    description:
      'Messen, Tage der offenen Tür und Infoabende zu Ausbildung und Beruf, die auf Lehrpfad angekündigt sind.',
    keywords: ['Ausbildung', 'Berufsorientierung', 'Ausbildungsmesse', 'Veranstaltungen'],
  },
];

/** A file of a dataset. */
export interface Part {
  readonly name: string;
  readonly dataset: Dataset['name'];
  readonly form: PartForm;
  readonly read: (deps: RowDeps) => AsyncGenerator<Piece>;
}

const part = (dataset: Dataset['name'], form: PartForm, read: Part['read']): Part => ({
  name: `${dataset}.${form.ending}.gz`,
  dataset,
  form,
  read,
});

export const parts: readonly Part[] = [
  part('ads', graph, adsAsGraph),
  part('ads', table, adsAsTable),
  part('events', graph, eventsAsGraph),
  part('events', table, eventsAsTable),
];

export const pathOfPart = (name: string): string => `/opendata/${name}`;
