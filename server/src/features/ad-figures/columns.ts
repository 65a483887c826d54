import { adSources, type AdAct, type AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';

/** The column that counts the openings of an ad from a source. */
export const openedFrom = <Source extends AdSource>(source: Source) => `from_${source}` as const;

const openings = adSources.map((source) => openedFrom(source));

/** Columns of the sums of a day. */
export const countColumns = ['shown', 'saved', 'contacted', 'shared', ...openings] as const;

export type CountColumn = (typeof countColumns)[number];

export const columnOf = (act: AdAct, from: AdSource): CountColumn =>
  act === 'opened' ? openedFrom(from) : act;
