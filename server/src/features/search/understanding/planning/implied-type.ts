import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { conditions } from '../../engine/conditions/conditions.ts';
import { typeLabels } from '../type-words.ts';
import type { Slot } from '../understanding.ts';
import { isOverruled } from './asked-search.ts';

const isDualStudy = ({ wish }: Slot) =>
  wish.kind === 'condition' && wish.mask === conditions.dualStudy;

/** The wishes without those that are given up. A dual study that no ad offers still is no wish for an internship. */
export function withoutGiven(
  query: SearchFilters,
  slots: readonly Slot[],
  given: readonly Slot[],
): readonly Slot[] {
  const left = slots.filter((slot) => !given.includes(slot));
  const dual = given.find(isDualStudy);
  if (dual === undefined || left.some(({ wish }) => wish.kind === 'type')) return left;
  const label = typeLabels.ausbildung;
  const training: Slot = { ...dual, label, wish: { kind: 'type', types: ['ausbildung'] } };
  return isOverruled(training.wish, query) ? left : [...left, training];
}
