/** Fields of an ad whose paths in a feed editors can choose, with their labels. Free of schemas, for the browser. */
export const mappedFields = [
  { key: 'title', label: 'Titel' },
  { key: 'company', label: 'Unternehmen' },
  { key: 'description', label: 'Beschreibung' },
  { key: 'kind', label: 'Art (Ausbildung oder Praktikum)' },
  { key: 'occupation', label: 'Beruf' },
  { key: 'street', label: 'Straße' },
  { key: 'postcode', label: 'Postleitzahl' },
  { key: 'town', label: 'Ort' },
  { key: 'start', label: 'Beginn' },
  { key: 'published', label: 'Veröffentlicht am' },
  { key: 'lastDay', label: 'Sichtbar bis' },
  { key: 'link', label: 'Adresse der Anzeige' },
  { key: 'apply', label: 'Adresse für Bewerbungen' },
  { key: 'pay', label: 'Vergütung' },
  { key: 'id', label: 'Kennung' },
] as const;

export type MappedField = (typeof mappedFields)[number]['key'];

/** Kinds of exchanges whose feeds can be mapped. */
export const mappableKinds: readonly string[] = ['xml', 'json'];
