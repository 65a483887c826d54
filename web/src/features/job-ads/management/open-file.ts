import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { readJobAdFile } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { loadFile, saveFile } from '../../../core/api/download.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { asPdf, isPdf } from './pdf-bytes.ts';

/** Returns the URL of an ad's file. Without a token it works for public files only. */
export const fileHref = (id: number) => `${apiBase}jobdescriptions/files/${id}/`;

const pattern = /\/jobdescriptions\/files\/(-?\d+)\/$/;

/** Returns the id of the file whose link was pressed; null for other elements. */
export function clickedFileId(event: { readonly target: EventTarget }): number | null {
  const link = (event.target as Element).closest('a');
  const found = pattern.exec(link?.getAttribute('href') ?? '');
  return found ? Number(found[1]) : null;
}

/** Shows a file in a tab, or downloads it if the browser has blocked the tab. */
function show(tab: Window | null, file: Blob, name: string): void {
  // The URL is kept as long as this page, because the tab may be reloaded.
  if (tab) tab.location.href = URL.createObjectURL(file);
  else saveFile(file, name);
}

/** Opens a PDF of an ad, public or not, in a new tab. A failure raises the page-wide notice. */
export async function openFile(id: number, name: string): Promise<void> {
  // Opens the tab at once: after the response, browsers would block it as not caused by a press.
  const tab = window.open('', '_blank');
  try {
    const path = 'GET jobdescriptions/files/:id/';
    show(tab, await loadFile<typeof readJobAdFile>(path, { params: { id } }), name);
  } catch (error) {
    tab?.close();
    console.error(error);
    raiseFailure();
  }
}

/** Opens a file that has not been sent yet, but only a PDF: other types could run scripts with the rights of this page. */
export async function openNewFile(file: File): Promise<void> {
  const tab = window.open('', '_blank');
  if (await isPdf(file)) return show(tab, asPdf(file), file.name);
  tab?.close();
  showToast('Die Datei ist kein PDF.');
}
