import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { RelatedInternships } from '../../engine/filters/slots.ts';
import { none } from '../../engine/index/columns.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { namedAds } from '../../engine/matching/soft-terms.ts';
import type { Understood } from './asked-search.ts';
import type { Slot } from '../understanding.ts';

/** Words are not about a profession with a smaller share of the ads that they name. */
const usualShare = 0.15;

/** The professions of the ads that words name; undefined if they name none. */
function relatedInternshipsOf(
  index: SearchIndex,
  words: string,
  minShare = usualShare,
): RelatedInternships | undefined {
  const { text } = index;
  const whole = text.kept(`whole ${words}`, (maker) =>
    maker.all(text.termsOf(words).map(({ matchSet }) => matchSet)),
  );
  const { docIds, count } = namedAds(whole);
  const { profession } = index.ads.columns;
  const counts = new Map<number, number>();
  for (const docId of docIds) {
    const own = profession[docId] ?? none;
    if (own !== none) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const professions = [...counts].flatMap(([id, own]) => (own >= count * minShare ? [id] : []));
  if (professions.length === 0) return undefined;
  const key = professions.toSorted((a, b) => a - b).join(' ');
  return { key, professions: new Set(professions), isFirst: false };
}

export const isInternship = ({ wish }: Slot) =>
  wish.kind === 'type' && wish.types.every((type) => type === 'praktikum');

/** Minimum share around a town, where the order is by distance, so only professions that words are mostly about are included. */
const mainShare = 0.4;

/** Internships of a trade's profession, if internships are searched. */
export function internshipsBeside(
  index: SearchIndex,
  words: string,
  slots: readonly Slot[],
): RelatedInternships | undefined {
  return words !== '' && slots.some(isInternship)
    ? relatedInternshipsOf(index, words, mainShare)
    : undefined;
}

/** If no internship names the trade: internships of its profession, and then its other ads. */
export function internshipsInstead(
  index: SearchIndex,
  words: string,
  slots: readonly Slot[],
): RelatedInternships | undefined {
  if (words === '' || !slots.some(isInternship)) return undefined;
  const ofTrade = { search_multi_match: words, isSoft: true, isNamed: true };
  if (index.count({ ...ofTrade, job_type__terms: ['praktikum'] }) > 0) return undefined;
  const relatedInternships = relatedInternshipsOf(index, words);
  return relatedInternships && { ...relatedInternships, isFirst: true };
}

/** If a trade has few internships, internships of its profession follow. */
export function withMoreInternships(index: SearchIndex, understood: Understood): Understood {
  const { asked, slots } = understood;
  if (!slots.some(isInternship)) return understood;
  if (index.count({ ...asked, isNamed: true }) >= limits.pageSize) return understood;
  const relatedInternships = relatedInternshipsOf(index, asked.search_multi_match ?? '');
  return relatedInternships
    ? { ...understood, asked: { ...asked, relatedInternships } }
    : understood;
}
