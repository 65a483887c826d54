import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import type { Choice } from '../../../../core/form/fields/field-props.ts';
import type { Branch } from '../../../companies/branches/branch-choice.ts';

/** Returns the job names for which all chosen branches may train, ordered by name. */
export function allowedForAll(
  branches: readonly Branch[],
  chosen: readonly Choice[],
): readonly Choice[] {
  const [first, ...others] = chosen.map(
    ({ id }) => branches.find((branch) => branch.id === id)?.allowed ?? [],
  );
  return (first ?? [])
    .filter(({ id }) => others.every((list) => list.some((one) => one.id === id)))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

interface Offer {
  readonly type: number | null;
  readonly companies: readonly Choice[];
  readonly branches: readonly Branch[];
  /** Names for a Praktikum; undefined while loading. */
  readonly allNames: readonly Choice[] | undefined;
}

/** Returns the job names to choose from; undefined while unknown. */
export function offeredNames(offer: Offer): readonly Choice[] | undefined {
  if (offer.type === internship) return offer.allNames;
  // Typed text that is no company restricts nothing.
  const companies = offer.companies.filter(({ id }) => id !== 0);
  if (offer.type === null || companies.length === 0) return undefined;
  const isKnown = ({ id }: Choice) => offer.branches.some((branch) => branch.id === id);
  return companies.every(isKnown) ? allowedForAll(offer.branches, companies) : undefined;
}

/** The values when the form was opened: an ad may keep a name that is no longer offered. */
export interface Kept {
  readonly type: number | null;
  readonly name: Choice | null;
  readonly companies: readonly Choice[];
}

/** Returns why a job name does not fit type and branches. */
export function jobNameMismatchText(
  name: string,
  { type, companies }: Pick<Offer, 'type' | 'companies'>,
) {
  if (type !== apprenticeship) return `„${name}“ steht für ein Praktikum nicht zur Wahl.`;
  return companies.length === 1
    ? `„${name}“ gehört nicht zu den Ausbildungsberufen von ${companies[0]?.name ?? ''}.`
    : `„${name}“ gehört nicht zu den Ausbildungsberufen aller gewählten Filialen.`;
}

/** Whether a job name fits type and branches. */
export function fitsOffer(name: Choice, offer: Offer, kept: Kept): boolean {
  const isKept = kept.name?.id === name.id && kept.type === offer.type;
  const asked = offer.companies.filter(({ id }) => !kept.companies.some((one) => one.id === id));
  // Only added branches are checked.
  if (isKept && asked.length === 0) return true;
  const names = offeredNames(isKept ? { ...offer, companies: asked } : offer);
  return names === undefined || names.some(({ id }) => id === name.id);
}
