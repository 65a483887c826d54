import { apprenticeship, internship, type JobType } from '@lehrpfad/contract/core/options.ts';

/** Offer types of the employment agency, by our job type (specification, section 9). */
const offerTypes = { [internship]: 34, [apprenticeship]: 4 } as const;

/** Returns the URL of the same offer at the federal employment agency. */
export function baLink(jobType: JobType, baId: string): string {
  const query = new URLSearchParams({ angebotsart: String(offerTypes[jobType]), id: baId });
  return `https://www.arbeitsagentur.de/jobsuche/suche?${query}`;
}
