import { jobAdForm, type OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../../floor/announcer.tsx';
import { ApiError } from '../../../../floor/api.ts';
import type { Choice } from '../../../../floor/form/field-props.ts';
import { useConflict } from '../../../../floor/form/use-conflict.ts';
import { useFormOf } from '../../../../floor/form/use-form-of.ts';
import { useSession } from '../../../../floor/session.ts';
import { fitsOffer, type Branch } from '../job-name-rule.ts';
import { draftKey } from '../own-draft.ts';
import { companyIdsOf, labelsFor, type JobAdValues } from './job-ad-values.ts';
import { saveAd, type FileProgress } from './save-ad.ts';

export interface JobAdFormSetup {
  /** What is changed; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly initial: JobAdValues;
  /** Key of the draft, without whose it is. */
  readonly draft: string;
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  /** For editors, whose `branches` are those that were asked for with this. */
  readonly onCompanies?: ((ids: readonly number[]) => void) | undefined;
}

const gone =
  'Die Stellenanzeige wurde inzwischen gelöscht. Wenn Sie noch einmal speichern, wird sie neu angelegt.';

/** The form of an ad: what it sends, what it drops, and what it does when somebody else was faster. */
export function useJobAdForm(setup: JobAdFormSetup) {
  const { ad, initial, branches, jobNames, onSaved, onCompanies } = setup;
  const draft = draftKey(setup.draft, useSession()?.id);
  const [progress, setProgress] = useState<FileProgress>({});
  const [dropped, setDropped] = useState('');
  const isGone = useRef(false);
  const conflict = useConflict<OwnJobAd>(ad?.last_updated ?? '', draft);

  const form = useFormOf({
    schema: jobAdForm,
    initial,
    fields: labelsFor(onCompanies !== undefined),
    draft,
    onSubmit: async (output, values) => {
      try {
        const before = isGone.current ? null : ad;
        const lastUpdated = conflict.lastUpdated();
        const items = values.file;
        onSaved(
          await saveAd({ ad: before, form: output, items, lastUpdated, onProgress: setProgress }),
        );
      } finally {
        setProgress({});
      }
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 404 && ad) {
        isGone.current = true;
        return { '': gone };
      }
      return conflict.onFailure(error);
    },
  });

  /** Sets type or branches; a job name that no longer goes with them is dropped, and that is said. */
  function change(next: Pick<Partial<JobAdValues>, 'job_type' | 'Companies'>): void {
    const values = { ...form.values, ...next };
    const { Job_name: name, job_type: type, Companies: companies } = values;
    const kept = { type: initial.job_type, name: initial.Job_name, companies: initial.Companies };
    const offer = { type, companies, branches, allNames: jobNames };
    const fits = name === null || name.id === 0 || fitsOffer(name, offer, kept);
    const message = fits ? '' : `„${name.name}“ passt nicht mehr und wurde entfernt.`;
    setDropped(message);
    if (message !== '') announce(message);
    form.set(fits ? values : { ...values, Job_name: null });
  }

  const { stored } = conflict;
  const wanted = [
    ...form.values.Companies.map(({ id }) => id),
    ...(stored ? companyIdsOf(stored) : []),
  ];
  useEffect(() => {
    onCompanies?.(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- whenever others are named: picked, in a draft, or in a stored version
  }, [wanted.join()]);
  useEffect(() => {
    if (onCompanies) change({});
    // oxlint-disable-next-line react/exhaustive-deps -- once it is known what a picked company may train for
  }, [branches.length]);

  return { form, conflict, progress, dropped, change };
}

export type JobAdFormState = ReturnType<typeof useJobAdForm>;
