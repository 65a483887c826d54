import type { fetchFaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { ApiError, call, type Send } from '../../../core/api/api.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';

/** Loads a file with the session's token, which a link cannot send. Passes its own `send`, because the default one reads JSON. */
export async function loadFile(id: number, signal?: AbortSignal): Promise<Blob> {
  let file: Blob | undefined;
  const send: Send = (url, { method = 'POST', headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'blob';
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.setRequestHeader('content-type', 'application/json');
      request.addEventListener('error', () => reject(new ApiError(0)));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('load', () => {
        const { status } = request;
        const answer = request.response as Blob;
        if (status === 200) file = answer;
        resolve(status === 200 ? Response.json({}) : new Response(answer, { status }));
      });
      signal?.addEventListener('abort', () => request.abort());
      request.send(JSON.stringify({ id }));
    });
  await call<typeof fetchFaqFile>('POST faq/files/', { send });
  if (file === undefined) throw new ApiError(0);
  return file;
}

/** Downloads an attachment under its name. A failure raises the page-wide notice. */
export async function saveFile(id: number, name: string): Promise<void> {
  try {
    saveBlob(await loadFile(id), name);
  } catch (error) {
    console.error(error);
    raiseFailure();
  }
}

/** Makes the browser save a file and never open it, whatever its content is. */
function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
