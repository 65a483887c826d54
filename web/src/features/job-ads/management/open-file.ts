import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { readJobAdFile } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { ApiError, call, type Send } from '../../../core/api/api.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { asPdf, isPdf } from './pdf-bytes.ts';
import { paramsOf } from './queries.ts';

/** Where a file of an ad lies. Only public ones can be had there without a token. */
export const fileHref = (id: number) => `${apiBase}jobdescriptions/files/${id}/`;

const pattern = /\/jobdescriptions\/files\/(-?\d+)\/$/;

/** The file whose link was pressed; null where something else was. */
export function pressedFile(event: { readonly target: EventTarget }): number | null {
  const link = (event.target as Element).closest('a');
  const found = pattern.exec(link?.getAttribute('href') ?? '');
  return found ? Number(found[1]) : null;
}

/** Gets the bytes with the session's token, which a link does not carry. `fetch` is the API's own, which reads JSON. */
async function loadFile(id: number): Promise<Blob> {
  let file: Blob | undefined;
  const send: Send = (url, { headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.responseType = 'blob';
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.addEventListener('error', () => reject(new ApiError(0)));
      request.addEventListener('load', () => {
        const { status } = request;
        const answer = request.response as Blob;
        if (status === 200) file = answer;
        resolve(status === 200 ? Response.json({}) : new Response(answer, { status }));
      });
      request.send();
    });
  const name = 'GET jobdescriptions/files/:id/';
  await call<typeof readJobAdFile>(name, { params: paramsOf(id), send });
  if (file === undefined) throw new ApiError(0);
  return file;
}

/** Opens bytes in a tab; a browser that opens none for a script saves them. */
function show(tab: Window | null, file: Blob, name: string): void {
  // Lives as long as this page: the tab may be loaded again.
  const url = URL.createObjectURL(file);
  if (tab) {
    tab.location.href = url;
    return;
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Opens a PDF of an ad, public or not, in a new tab. A failure raises the page-wide notice. */
export async function openFile(id: number, name: string): Promise<void> {
  // At once: after the answer it would no longer count as what somebody pressed.
  const tab = window.open('', '_blank');
  try {
    show(tab, await loadFile(id), name);
  } catch (error) {
    tab?.close();
    console.error(error);
    raiseFailure();
  }
}

/** Opens a file that has not been sent yet, if it is a PDF: in a tab of ours anything else could do what this page can. */
export async function openNewFile(file: File): Promise<void> {
  const tab = window.open('', '_blank');
  if (await isPdf(file)) return show(tab, asPdf(file), file.name);
  tab?.close();
  showToast('Die Datei ist kein PDF.');
}
