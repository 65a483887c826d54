import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import { usualYears } from '../../../occupations/catalogue/usual-years.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import { conditions } from './conditions.ts';

const shortYears = 2;

/** The condition of a training that usually takes two years or less by the catalogue of occupations. */
export function durationBits({ card, mappedName }: IndexedAd): number {
  if (card.job_type_int !== apprenticeship) return 0;
  const years = usualYears(card.job_name) ?? usualYears(mappedName ?? '');
  return years !== undefined && years <= shortYears ? conditions.shortTraining : 0;
}
