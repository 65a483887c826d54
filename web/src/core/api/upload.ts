import type { Upload } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { ApiError, type Send } from './api.ts';

/** A file to send in a field of the endpoint's `upload.files`. */
export interface FileToSend {
  readonly field: string;
  readonly file: Blob;
  readonly name: string;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Puts a body and files into a form as the endpoint's `upload` declares. Leaves out undefined values. */
export function formOf(
  { json = [], lists = [], files: specs }: Upload,
  body: Readonly<Record<string, unknown>>,
  files: readonly FileToSend[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (json.includes(name)) form.append(name, JSON.stringify(value));
    else if (!lists.includes(name)) form.append(name, textOf(value));
    else {
      const items = value as readonly unknown[];
      // One empty field stands for an empty list.
      for (const item of items.length === 0 ? [''] : items) form.append(name, textOf(item));
    }
  }
  files.forEach(({ field, file, name }, index) => {
    const isOneOfSeveral = (specs[field]?.max ?? 1) > 1;
    form.append(isOneOfSeveral ? `${field}_${index + 1}` : field, file, name);
  });
  return form;
}

/** Returns which share of each file has been sent, from 0 to 1. The files are sent one after another. */
export function progressOf(files: readonly FileToSend[], sent: number, total: number): number[] {
  const all = files.reduce((sum, { file }) => sum + file.size, 0);
  // Text and boundaries are sent before the files, more or less.
  let left = Math.max(0, sent - Math.max(0, total - all));
  return files.map(({ file }) => {
    const share = file.size === 0 ? 1 : Math.min(1, left / file.size);
    left = Math.max(0, left - file.size);
    return share;
  });
}

/**
 * Sends a form with files and reports the progress, which `fetch` cannot. For `call(name, { send })`.
 * @param upload `upload` of the endpoint
 * @param onProgress gets the share of each file, from 0 to 1
 */
export function sendForm(
  upload: Upload | undefined,
  body: Readonly<Record<string, unknown>>,
  files: readonly FileToSend[] = [],
  onProgress: (shares: readonly number[]) => void = () => undefined,
): Send {
  return (url, { method = 'POST', headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(progressOf(files, loaded, total)),
      );
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      request.addEventListener('error', () => reject(new ApiError(0)));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      signal?.addEventListener('abort', () => request.abort());
      request.send(formOf(upload ?? { files: {} }, body, files));
    });
}
