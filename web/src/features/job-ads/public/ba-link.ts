/** Offer types of the employment agency, by our job type (specification, section 9). */
const offerTypes = { 1: 34, 2: 4 } as const;

/** Returns the URL of the same offer at the federal employment agency. */
export function baLink(jobType: 1 | 2, baId: string): string {
  const query = new URLSearchParams({ angebotsart: String(offerTypes[jobType]), id: baId });
  return `https://www.arbeitsagentur.de/jobsuche/suche?${query}`;
}
