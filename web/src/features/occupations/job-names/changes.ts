import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import {
  minSureSimilarity,
  type JobName,
  type JobNameChangeInput,
  type JobNameRow,
} from '@lehrpfad/contract/occupations/editing.ts';

export type JobNameChange = JobNameChangeInput;

/** Returns changes that map job names. A mapped job name has been checked, so it does not count as imported any more. */
export const mapTo = (ids: readonly number[], Mapping: number | null): JobNameChange[] =>
  ids.map((id) => ({ id, Mapping, external: false }));

export const setBrafo = (ids: readonly number[], Brafo: readonly number[]): JobNameChange[] =>
  ids.map((id) => ({ id, Brafo: [...Brafo], external: false }));

export const block = (ids: readonly number[], blocked: boolean): JobNameChange[] =>
  ids.map((id) => ({ id, blocked }));

/** Whether its proposal is good enough to be accepted together with others. */
export const isSure = ({ proposal }: Pick<JobNameRow, 'proposal'>): boolean =>
  (proposal?.likeness ?? 0) >= minSureSimilarity;

/** '94 % ähnlich' */
export const similarityText = (likeness: number): string =>
  `${Math.floor(likeness * 100 + 1e-6)} % ähnlich`;

/** Returns changes that map each job name to its proposal, if it has one. */
export const takeProposals = (rows: readonly JobNameRow[]): JobNameChange[] =>
  rows.flatMap(({ id, proposal }) => (proposal ? mapTo([id], proposal.id) : []));

/** '3 Anzeigen' */
export const adsText = (ads: number): string => counted(ads, 'Anzeige', 'Anzeigen');

/** Returns the number of ads of all these job names. */
export const adsOf = (rows: readonly Pick<JobNameRow, 'ads'>[]): number =>
  rows.reduce((sum, { ads }) => sum + ads, 0);

/** Returns changes that restore the job names, unless somebody has changed them since. */
export function undoOf(before: readonly JobName[], after: readonly JobName[]): JobNameChange[] {
  return after.flatMap(({ id, name, last_updated }) => {
    const was = before.find((one) => one.id === id);
    if (!was) return [];
    const { Mapping, Brafo, blocked, external } = was;
    const renamed = name !== was.name && { name: was.name, keep_former: false };
    return [
      { id, Mapping: Mapping?.id ?? null, Brafo, blocked, external, ...renamed, last_updated },
    ];
  });
}

/** '„Bäcker“' or '3 Berufsbezeichnungen' */
export const jobNamesText = (rows: readonly { readonly name: string }[]): string =>
  rows.length === 1 && rows[0] ? `„${rows[0].name}“` : `${rows.length} Berufsbezeichnungen`;

/** Returns the BRAFO fields that all have in common; none if they differ. */
export function commonBrafo(rows: readonly JobName[]): readonly number[] {
  const [first, ...others] = rows.map(({ Brafo }) => Brafo);
  return first && others.every((one) => one.join() === first.join()) ? first : [];
}
