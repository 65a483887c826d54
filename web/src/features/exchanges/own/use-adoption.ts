import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { adFields, eachPlainField } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { patchJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { ApiError, call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';

export type ImportedAd = FullCompany['jd'][number];

/** Why an ad could not be adopted, so that no further ads are adopted. */
interface Stop {
  readonly id: number;
  readonly title: string;
  readonly why: string;
  /** The ad lacks something that the form requires. */
  readonly isIncomplete: boolean;
}

/** Labels of an ad's fields in its form. */
const labels: Readonly<Record<string, string>> = {
  ...eachPlainField((name) => adFields[name].label),
  Job_name: adFields.Job_name.label,
  Profession: adFields.Profession.label,
  details: 'Stellenbeschreibung',
};

/** Returns the message of a failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Der Server ist nicht erreichbar.';
  const fields = Object.entries(error.errors).map(
    ([name, messages]) => `${labels[name] ?? name}: ${messages.join(' ')}`,
  );
  return fields.length > 0 ? fields.join(' ') : error.message;
}

function adopt({ id, last_updated }: ImportedAd): Promise<unknown> {
  return call<typeof patchJobAd>('PATCH jobdescriptions/patch/:id/', {
    params: { id },
    body: { external: '', last_updated },
    key: newKey(),
  });
}

/** Adopts imported ads one after another, up to the first that fails. Adopted ads stay adopted; the next call continues. */
export function useAdoption() {
  const [adopted, setAdopted] = useState<readonly ImportedAd[]>([]);
  const [total, setTotal] = useState(0);
  const [stop, setStop] = useState<Stop | null>(null);

  /** @returns whether all of them are adopted */
  async function run(accepted: readonly ImportedAd[]): Promise<boolean> {
    const done = [...adopted];
    const left = accepted.filter(({ id }) => !done.some((ad) => ad.id === id));
    setStop(null);
    setTotal(done.length + left.length);
    for (const ad of left) {
      try {
        // The ads are adopted one after another, so that the first error stops it.
        await adopt(ad);
      } catch (error) {
        console.error(error);
        const isIncomplete = error instanceof ApiError && error.status === 400;
        setStop({ id: ad.id, title: ad.title, why: reasonOf(error), isIncomplete });
        return false;
      }
      done.push(ad);
      setAdopted([...done]);
      announce(`${done.length} von ${done.length + left.length} Stellenanzeigen übernommen`);
    }
    return true;
  }

  return { adopted, total, stop, run };
}

/** Returns the ads to adopt by id. Adopted ones stay, although the server does not list them as imported any more. */
export function postingsOf(
  companies: readonly FullCompany[],
  { adopted }: Pick<ReturnType<typeof useAdoption>, 'adopted'>,
): ImportedAd[] {
  const left = companies.flatMap(({ jd }) => jd);
  return [...adopted, ...left.filter(({ id }) => !adopted.some((ad) => ad.id === id))].sort(
    (one, other) => one.id - other.id,
  );
}
