import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { Beside } from '../../engine/filters/slots.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import type { Understood } from './asked-search.ts';
import { besideOf } from './beside.ts';
import type { Slot } from '../understanding.ts';

export const isInternship = ({ wish }: Slot) =>
  wish.kind === 'type' && wish.types.every((type) => type === 'praktikum');

/** Minimum share around a town, where the order is by distance, so only professions that words are mostly about are included. */
const mainShare = 0.4;

/** Internships of a trade's profession, if internships are searched. */
export function internshipsBeside(
  index: SearchIndex,
  words: string,
  slots: readonly Slot[],
): Beside | undefined {
  return words !== '' && slots.some(isInternship) ? besideOf(index, words, mainShare) : undefined;
}

/** If no internship names the trade: internships of its profession, and then its other ads. */
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

/** If a trade has few internships, internships of its profession follow. */
export function withMoreInternships(index: SearchIndex, understood: Understood): Understood {
  const { asked, slots } = understood;
  if (!slots.some(isInternship)) return understood;
  if (index.count({ ...asked, isNamed: true }) >= limits.pageSize) return understood;
  const beside = besideOf(index, asked.search_multi_match ?? '');
  return beside ? { ...understood, asked: { ...asked, beside } } : understood;
}
