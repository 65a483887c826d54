import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';

export const internship = 1;
export const apprenticeship = 2;

/** The job names that all of the chosen branches may train for, by name. */
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
  /** For a Praktikum; undefined while they are loading. */
  readonly allNames: readonly Choice[] | undefined;
}

/** What can be chosen as job name; undefined where nobody knows yet. */
export function offeredNames(offer: Offer): readonly Choice[] | undefined {
  if (offer.type === internship) return offer.allNames;
  // Typed text that is no company says nothing about what may be trained for.
  const companies = offer.companies.filter(({ id }) => id !== 0);
  if (offer.type === null || companies.length === 0) return undefined;
  const isKnown = ({ id }: Choice) => offer.branches.some((branch) => branch.id === id);
  return companies.every(isKnown) ? allowedForAll(offer.branches, companies) : undefined;
}

/** What was chosen when the form was opened: an ad may keep a name that is no longer offered. */
export interface Kept {
  readonly type: number | null;
  readonly name: Choice | null;
  readonly companies: readonly Choice[];
}

/** Why a chosen job name does not go with type and branches. */
export function misfitText(name: string, { type, companies }: Pick<Offer, 'type' | 'companies'>) {
  if (type !== apprenticeship) return `„${name}“ steht für ein Praktikum nicht zur Wahl.`;
  return companies.length === 1
    ? `„${name}“ gehört nicht zu den Ausbildungsberufen von ${companies[0]?.name ?? ''}.`
    : `„${name}“ gehört nicht zu den Ausbildungsberufen aller gewählten Filialen.`;
}

/** Whether a chosen job name still goes with type and branches. */
export function fitsOffer(name: Choice, offer: Offer, kept: Kept): boolean {
  const isKept = kept.name?.id === name.id && kept.type === offer.type;
  const asked = offer.companies.filter(({ id }) => !kept.companies.some((one) => one.id === id));
  // Only branches that are added are asked.
  if (isKept && asked.length === 0) return true;
  const names = offeredNames(isKept ? { ...offer, companies: asked } : offer);
  return names === undefined || names.some(({ id }) => id === name.id);
}
