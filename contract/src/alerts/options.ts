/** Options for how often an alert is mailed. Free of schemas. */
export const rhythms = [
  { key: 'daily', label: 'täglich' },
  { key: 'weekly', label: 'wöchentlich' },
] as const;

export type Rhythm = (typeof rhythms)[number]['key'];

export const rhythmLabel = (rhythm: Rhythm): string =>
  rhythms.find(({ key }) => key === rhythm)?.label ?? '';
