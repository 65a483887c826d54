import {
  sureLikeness,
  type JobName,
  type JobNameChangeInput,
  type JobNameRow,
} from '@lehrpfad/contract/occupations/editing.ts';

export type JobNameChange = JobNameChangeInput;

/** Whoever maps a job name or gives it BRAFO fields has looked at it: it is ours from then on. */
export const mapTo = (ids: readonly number[], Mapping: number | null): JobNameChange[] =>
  ids.map((id) => ({ id, Mapping, external: false }));

export const describeBy = (ids: readonly number[], Brafo: readonly number[]): JobNameChange[] =>
  ids.map((id) => ({ id, Brafo: [...Brafo], external: false }));

export const block = (ids: readonly number[], blocked: boolean): JobNameChange[] =>
  ids.map((id) => ({ id, blocked }));

/** Whether it has a proposal that can be taken together with others. */
export const isSure = ({ proposal }: Pick<JobNameRow, 'proposal'>): boolean =>
  (proposal?.likeness ?? 0) >= sureLikeness;

/** '94 % ähnlich' */
export const likenessText = (likeness: number): string =>
  `${Math.floor(likeness * 100 + 1e-6)} % ähnlich`;

/** Those that have a proposal, each mapped to its own. */
export const takeProposals = (rows: readonly JobNameRow[]): JobNameChange[] =>
  rows.flatMap(({ id, proposal }) => (proposal ? mapTo([id], proposal.id) : []));

/** '3 Anzeigen' */
export const adsText = (ads: number): string =>
  `${ads.toLocaleString('de-DE')} ${ads === 1 ? 'Anzeige' : 'Anzeigen'}`;

/** How many ads some job names have together. */
export const adsOf = (rows: readonly Pick<JobNameRow, 'ads'>[]): number =>
  rows.reduce((sum, { ads }) => sum + ads, 0);

/** What puts job names back as they were, unless somebody has changed them since. */
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
export const called = (rows: readonly { readonly name: string }[]): string =>
  rows.length === 1 && rows[0] ? `„${rows[0].name}“` : `${rows.length} Berufsbezeichnungen`;

/** The BRAFO fields that all of them have alike; none where they differ. */
export function commonBrafo(rows: readonly JobName[]): readonly number[] {
  const [first, ...others] = rows.map(({ Brafo }) => Brafo);
  return first && others.every((one) => one.join() === first.join()) ? first : [];
}
