import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { idParameter } from '../core/fields.ts';
import { linesField } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { companyRequest } from './registrations.ts';

/** An editor's question to a company that has requested an account. */
export const questionForm = z.object({
  question: linesField(limits.requestQuestion, 'required'),
});

/** The company's answer, as the answer page sends it. */
export const requestAnswer = linesField(limits.requestAnswer, 'required');

export const askBack = endpoint({
  method: 'POST',
  path: 'companies/request/question/:id/',
  idempotent: true,
  access: 'editor',
  quota: 'mails',
  summary:
    'Asks a company back about its open request: a mail leads to the page of the answer, and the request waits for it, 14 days at most. 409 where it waits already',
  params: z.object({ id: idParameter }),
  body: questionForm,
  response: companyRequest,
});
