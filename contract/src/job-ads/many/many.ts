import { z } from 'zod';
import { endpoint } from '../../core/endpoints/endpoint.ts';
import { id } from '../../core/fields.ts';
import { chosenList } from '../../core/form-values.ts';
import { adActions } from './many-options.ts';
import { ownJobAd } from '../job-ads.ts';

export const postManyJobAds = endpoint({
  method: 'POST',
  path: 'jobdescriptions/many/',
  idempotent: true,
  access: 'company',
  role: 'ads',
  quota: 'adChanges',
  summary:
    'Extends several own ads, withdraws them or says that their places are taken; returns those that have changed. Imported ones stay as they are',
  body: z.object({
    job_ids: chosenList(),
    action: z.enum(adActions, 'Ungültige Angabe.'),
  }),
  response: z.array(ownJobAd),
});

export const moveManyJobAds = endpoint({
  method: 'POST',
  path: 'jobdescriptions/many/move/',
  idempotent: true,
  access: 'company',
  role: 'ads',
  quota: 'adChanges',
  summary:
    'Moves several own ads to another branch of the account; returns those that have moved. Those that the form would refuse there stay, as do imported ones',
  body: z.object({ job_ids: chosenList(), company_id: id }),
  response: z.array(ownJobAd),
});

export const undoManyJobAds = endpoint({
  method: 'POST',
  path: 'jobdescriptions/many/undo/',
  access: 'company',
  role: 'ads',
  quota: 'adChanges',
  summary:
    'Takes back the last such action or move on own ads that nobody has changed since; returns those that have changed',
  body: z.object({ job_ids: chosenList() }),
  response: z.array(ownJobAd),
});
