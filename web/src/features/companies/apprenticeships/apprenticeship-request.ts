import {
  apprenticeshipRequestFields,
  asksForNothing,
  asksForSomething,
  type ApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { chosen } from '@lehrpfad/contract/core/form-values.ts';
import type { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import type { Branch } from '../branches/branch-choice.ts';

/** Values of the form for a request. */
export interface ApprenticeshipRequestValues {
  readonly Company: Choice | null;
  readonly Allowed_apprenticeships: readonly Choice[];
  readonly other: string;
  readonly message: string;
}

export const apprenticeshipRequestLabels = {
  Company: 'Filiale',
  Allowed_apprenticeships: 'Ausbildungsberufe',
  other: 'Ein Beruf, der nicht in der Liste steht',
  message: 'Nachricht an die Redaktion',
} as const;

/** The rules of the server, and a branch chosen in the form. */
export const apprenticeshipRequestSchema = apprenticeshipRequestFields
  .extend({ Company: chosen('Bitte wählen Sie eine Filiale.') })
  .refine(asksForSomething, asksForNothing);

export type ApprenticeshipRequestInput = z.output<typeof apprenticeshipRequestSchema>;

/** Returns the open requests of a branch. */
export function openRequestsOf(
  requests: readonly ApprenticeshipRequest[],
  branchId: number | undefined,
): readonly ApprenticeshipRequest[] {
  return requests.filter(
    ({ status, Company }) => status === apprenticeshipRequestStatus.open && Company.id === branchId,
  );
}

/** Returns the requested apprenticeships by name. */
export function askedNames(
  request: Pick<ApprenticeshipRequest, 'Allowed_apprenticeships' | 'other'>,
): readonly string[] {
  const { Allowed_apprenticeships: names, other } = request;
  return [...names.map(({ name }) => name), ...(other === '' ? [] : [other])];
}

/** Returns the job names that a branch can request: those for which it may not train yet and that it has not requested. */
export function askable(
  jobNames: readonly Choice[],
  branch: Branch | undefined,
  requests: readonly ApprenticeshipRequest[],
): readonly Choice[] {
  const asked = openRequestsOf(requests, branch?.id).flatMap((one) => one.Allowed_apprenticeships);
  const known = new Set([...(branch?.allowed ?? []), ...asked].map(({ id }) => id));
  return jobNames.filter(({ id }) => !known.has(id));
}

/** The job name that a user wanted to choose, with the branches, none of which may train for it. */
export interface Wanted {
  readonly branches: readonly Branch[];
  /** The chosen job name, or a typed one with the id 0. */
  readonly name: Choice | null;
}

/** Returns the initial values: the branch that lacks the job name, and the job name. */
export function beginWith(
  { branches, name }: Wanted,
  jobNames: readonly Choice[],
  requests: readonly ApprenticeshipRequest[],
): ApprenticeshipRequestValues {
  const lacks = ({ allowed }: Branch) => !allowed.some(({ id }) => id === name?.id);
  const branch = branches.find(lacks) ?? branches[0];
  const known = askable(jobNames, branch, requests);
  const wanted = name === null ? undefined : known.find((one) => isSameName(one, name));
  const isNew = name?.id === 0 && !jobNames.some((one) => isSameName(one, name));
  return {
    Company: branch ? { id: branch.id, name: branch.name } : null,
    Allowed_apprenticeships: wanted ? [{ id: wanted.id, name: wanted.name }] : [],
    other: isNew ? name.name : '',
    message: '',
  };
}

const folded = (text: string) => text.trim().toLocaleLowerCase('de');

const isSameName = (one: Choice, other: Choice) =>
  other.id === 0 ? folded(one.name) === folded(other.name) : one.id === other.id;
