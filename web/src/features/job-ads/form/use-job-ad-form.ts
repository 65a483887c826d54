import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { jobAdFormOn } from '@lehrpfad/contract/job-ads/visibility.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { ApiError } from '../../../core/api/api.ts';
import { berlinToday } from '../../../core/text/dates.ts';
import type { DraftOf } from '../../../core/form/drafts/draft-of.ts';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { isNew } from '../../../core/form/files/pdf-files.ts';
import { useVersionConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import type { AdAbilities } from '../management/abilities.ts';
import {
  publishDraft,
  useAutosave,
  useDraftSaver,
  type DraftSetup,
} from '../drafts/use-autosave.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';
import { versionOf } from './ad-version.ts';
import { fitsOffer, jobNameMismatchText } from './job-name/job-name-rule.ts';
import { labelsFor, onlyProfession, valuesOf, type JobAdValues } from './job-ad-values.ts';
import { refusalBySibling, saveAd, type FileProgress } from './save-ad.ts';

export interface JobAdFormSetup {
  readonly abilities: AdAbilities;
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly initial: JobAdValues;
  readonly draft: DraftOf;
  /** Settings for saving a new ad as a draft on the server; null if it is not saved. */
  readonly drafts: DraftSetup | null;
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  /** Only for editors: called with the ids of the companies to load into `branches`. */
  readonly onCompanies?: ((ids: readonly number[]) => void) | undefined;
}

/** Message if the ad is not found. That of a company may also be in another account, with its branch. */
const goneText = ({ choosesAnyCompany }: AdAbilities) =>
  `Die Stellenanzeige wurde inzwischen gelöscht${choosesAnyCompany ? '' : ', oder ihre Filiale gehört nicht mehr zu Ihrem Konto'}. Wenn Sie noch einmal speichern, wird sie neu angelegt.`;

/** Message if a file of a copy's original was deleted meanwhile. */
const fileIsGone =
  'Eine der bisherigen Dateien gibt es nicht mehr. Bitte entfernen Sie sie, oder wählen Sie sie neu.';

/** Returns why the job name does not fit type and branches. The name stays, so that the user can change either. */
function jobNameMismatch(
  values: JobAdValues,
  { initial, branches, jobNames }: JobAdFormSetup,
): string {
  const { Job_name: name, job_type: type, Companies: companies } = values;
  const kept = { type: initial.job_type, name: initial.Job_name, companies: initial.Companies };
  const offer = { type, companies, branches, allNames: jobNames };
  const fits = name === null || name.id === 0 || fitsOffer(name, offer, kept);
  return fits ? '' : jobNameMismatchText(name.name, { type, companies });
}

/** Loads the companies of the form: chosen ones, and those of a draft or of a stored version. */
function useNamedCompanies(
  own: JobAdValues,
  theirs: JobAdValues | undefined,
  onCompanies: JobAdFormSetup['onCompanies'],
): void {
  const ids = [...own.Companies, ...(theirs?.Companies ?? [])].map(({ id }) => id);
  useEffect(() => {
    onCompanies?.(ids);
    // oxlint-disable-next-line react/exhaustive-deps -- whenever others are named
  }, [ids.join()]);
}

/**
 * Fills in the profession of a new ad if it is missing and the chosen companies have only one: when they were chosen, and for editors when they
 * were loaded. What the user has cleared stays clear.
 */
function usePresetProfession(
  {
    values,
    set,
  }: { readonly values: JobAdValues; readonly set: (values: Partial<JobAdValues>) => void },
  { ad, branches }: Pick<JobAdFormSetup, 'ad' | 'branches'>,
): void {
  const { Companies, Profession } = values;
  const known = branches.filter(({ id }) => Companies.some((one) => one.id === id));
  const key = known.map(({ id }) => id).join();
  const before = useRef(key);
  useEffect(() => {
    if (ad !== null || key === before.current) return;
    before.current = key;
    const preset = Profession === null ? onlyProfession(known, Companies) : null;
    if (preset) set({ Profession: preset });
    // oxlint-disable-next-line react/exhaustive-deps -- whenever others are chosen
  }, [key]);
}

/** The ad that a save changes. Null for a new one, and once the ad is gone for all its branches. */
function useEditedAd(ad: OwnJobAd | null) {
  const edited = useRef(ad);
  const change = (to: OwnJobAd | null) => {
    edited.current = to;
  };

  /** Saves the ad. Goes on with a sibling where only the ad of one branch was deleted. @throws ApiError */
  async function save(input: Omit<Parameters<typeof saveAd>[0], 'ad'>) {
    try {
      return await saveAd({ ...input, ad: edited.current });
    } catch (failure) {
      const refusal = await refusalBySibling(edited.current, failure);
      if (refusal !== failure && refusal instanceof ApiError && refusal.code === 'stale')
        change(refusal.current as unknown as OwnJobAd);
      throw refusal;
    }
  }

  return { change, save };
}

/** Loads the companies of the form, and fills in what follows from them. */
function useChosenCompanies(
  form: Parameters<typeof usePresetProfession>[0],
  theirs: JobAdValues | undefined,
  setup: JobAdFormSetup,
): void {
  usePresetProfession(form, setup);
  useNamedCompanies(form.values, theirs, setup.onCompanies);
}

/** Returns the messages for a refusal that trying again does not change. */
function refusalOf(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // For example, the ad is also one of branches for which a colleague may not act.
  if (error.code === 'conflict') return { '': error.message };
  return error.errors['current_files'] ? { file: fileIsGone } : undefined;
}

/** Form of an ad: sends it and handles a save by somebody else. */
export function useJobAdForm(setup: JobAdFormSetup) {
  const { ad, abilities, initial, branches, onSaved } = setup;
  const [progress, setProgress] = useState<FileProgress>({});
  const edited = useEditedAd(ad);
  const labels = labelsFor(abilities);
  const opened = useDraftSaver(setup.drafts);
  const conflict = useVersionConflict(
    ad,
    (stored: OwnJobAd) => valuesOf(stored, branches),
    labels,
    versionOf,
  );

  const form = useFormOf({
    schema: jobAdFormOn(berlinToday(), ad),
    initial,
    fields: labels,
    draft: setup.draft,
    conflict,
    files: ['file'],
    onSubmit: async (output, values, key) => {
      try {
        const version = conflict.lastUpdated();
        const sent = { form: output, items: values.file, version, key };
        const save = (id?: number) => edited.save({ ...sent, draft: id, onProgress: setProgress });
        onSaved(await publishDraft(opened, save));
      } finally {
        setProgress({});
      }
    },
    onEarlier: (saved) => {
      const [first] = saved as OwnJobAd[];
      const stored = (saved as OwnJobAd[]).find(({ id }) => id === ad?.id) ?? first ?? null;
      edited.change(stored);
      conflict.beginWith(stored ? versionOf(stored) : '');
      return stored ? valuesOf(stored, branches) : initial;
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      if (!(error instanceof ApiError && error.status === 404 && ad)) return refusalOf(error);
      edited.change(null);
      // The files of a deleted ad are deleted, too.
      form.set(({ file = [] }) => ({ file: file.filter(isNew) }));
      return { '': goneText(abilities) };
    },
  });

  const autosave = useAutosave(opened, form, setup.drafts);

  /** Sets type or branches, and shows an error if the job name does not fit. */
  function change(next: Pick<Partial<JobAdValues>, 'job_type' | 'Companies'>): void {
    const values = { ...form.values, ...next };
    const misfit = jobNameMismatch(values, setup);
    if (misfit !== '') announce(misfit);
    form.set(values);
  }

  useChosenCompanies(form, conflict.open?.theirs.values, setup);

  return {
    form,
    conflict,
    progress,
    misfit: jobNameMismatch(form.values, setup),
    change,
    autosave: { ...autosave, state: opened.state },
  };
}

export type JobAdFormState = ReturnType<typeof useJobAdForm>;
