import type { Config } from '../../core/config/config.ts';
import { readOccupationIds } from '../../features/partner-feeds/hr-ba/occupation-ids.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const { ok, fail } = about('HR-BA-XML');

/** Checks the list of occupations for the list of ads for the Bundesagentur für Arbeit. */
export async function checkHrBa({ hrBa }: Pick<Config, 'hrBa'>): Promise<Finding[]> {
  if (hrBa === undefined) return [];
  try {
    const { size } = await readOccupationIds(hrBa.occupations);
    return [ok(`HR_BA_OCCUPATIONS has ${size} names of occupations`)];
  } catch (error) {
    return [fail(`${reasonOf(error)} See HR_BA_OCCUPATIONS`)];
  }
}
