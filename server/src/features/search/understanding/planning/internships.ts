import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Beside } from '../../engine/filters/slots.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import type { Understood } from './asked-search.ts';
import { besideOf } from './beside.ts';
import type { Slot } from '../understanding.ts';

export const isInternship = ({ wish }: Slot) =>
  wish.kind === 'type' && wish.types.every((type) => type === 'praktikum');

/** Around a town only professions that words are mostly about: what is nearest comes first there. */
const mainShare = 0.4;

/** Internships of a trade's profession, where internships are asked for. */
export function internshipsBeside(
  index: SearchIndex,
  words: string,
  slots: readonly Slot[],
): Beside | undefined {
  return words !== '' && slots.some(isInternship) ? besideOf(index, words, mainShare) : undefined;
}

/** Where no internship at all names the trade: those of its profession, and then its other ads. */
export function internshipsInstead(
  index: SearchIndex,
  words: string,
  slots: readonly Slot[],
): Beside | undefined {
  if (words === '' || !slots.some(isInternship)) return undefined;
  const ofTrade = { search_multi_match: words, isSoft: true, isNamed: true };
  if (index.count({ ...ofTrade, job_type__terms: ['praktikum'] }) > 0) return undefined;
  const beside = besideOf(index, words);
  return beside && { ...beside, isFirst: true };
}

/** Where a trade has few internships, those of its profession follow. */
export function withMoreInternships(index: SearchIndex, understood: Understood): Understood {
  const { asked, slots } = understood;
  if (!slots.some(isInternship)) return understood;
  if (index.count({ ...asked, isNamed: true }) >= limits.pageSize) return understood;
  const beside = besideOf(index, asked.search_multi_match ?? '');
  return beside ? { ...understood, asked: { ...asked, beside } } : understood;
}
