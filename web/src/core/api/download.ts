import type {
  Endpoint,
  EndpointInput,
  EndpointName,
  Method,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { z } from 'zod';
import { ApiError, call, type InputArguments, type Send } from './api.ts';
import { raiseFailure } from '../notices/failures.ts';

/** An endpoint that takes no idempotency key. */
type Read = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Method, string, undefined>;

/** Loads a file with the session's token, which a link cannot send. @throws ApiError */
async function loadBytes<E extends Read>(
  name: EndpointName<E>,
  input: Partial<EndpointInput<E>> = {},
): Promise<Blob> {
  let file: Blob | undefined;
  const send: Send = (url, { method = 'GET', headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      headers.forEach((value, key) => request.setRequestHeader(key, value));
      request.addEventListener('error', () => reject(new ApiError(0)));
      request.addEventListener('load', () => {
        const { status } = request;
        const answer = request.response as Blob;
        if (status === 200) file = answer;
        resolve(status === 200 ? Response.json({}) : new Response(answer, { status }));
      });
      request.send();
    });
  // The compiler cannot tell whether a generic endpoint needs a key; a `Read` needs none.
  await call<E>(name, ...([{ ...input, send }] as unknown as InputArguments<E>));
  if (file === undefined) throw new ApiError(0);
  return file;
}

/** Makes the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves the file that an endpoint returns. A failure raises the page-wide notice. */
export async function download<E extends Read>(
  name: EndpointName<E>,
  input: Partial<EndpointInput<E>>,
  fileName: string,
): Promise<void> {
  try {
    saveFile(await loadBytes<E>(name, input), fileName);
  } catch (error) {
    console.error(error);
    raiseFailure();
  }
}
