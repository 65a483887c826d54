import type {
  Endpoint,
  EndpointInput,
  EndpointName,
  Method,
} from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { z } from 'zod';
import { ApiError, byFetch, call, type InputArguments, type Send } from './api.ts';
import { raiseFailure } from '../notices/failures.ts';

/** An endpoint that takes no idempotency key. */
type Read = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Method, string, undefined>;

/** Loads a file with the session's token, which a link cannot send. @throws ApiError */
export async function loadFile<E extends Read>(
  name: EndpointName<E>,
  input: Partial<EndpointInput<E>> & { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  let file: Blob | undefined;
  const send: Send = async (url, options) => {
    const response = await byFetch(url, options);
    if (!response.ok) return response;
    try {
      file = await response.blob();
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(0);
    }
    // `call` reads JSON only.
    return Response.json({});
  };
  // The compiler cannot tell whether a generic endpoint needs a key; a `Read` needs none.
  await call<E>(name, ...([{ ...input, send }] as unknown as InputArguments<E>));
  if (file === undefined) throw new ApiError(0);
  return file;
}

/** Makes the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // After this time the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves the file that an endpoint returns. A failure raises the page-wide notice. */
export async function download<E extends Read>(
  name: EndpointName<E>,
  input: Partial<EndpointInput<E>>,
  fileName: string,
): Promise<void> {
  try {
    saveFile(await loadFile<E>(name, input), fileName);
  } catch (error) {
    console.error(error);
    raiseFailure();
  }
}
