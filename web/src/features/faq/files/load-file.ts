import type { fetchFaqFile } from '@lehrpfad/contract/faq/faq.ts';
import { loadFile, saveFile } from '../../../core/api/download.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';

export const loadAttachment = (id: number, signal?: AbortSignal): Promise<Blob> =>
  loadFile<typeof fetchFaqFile>('POST faq/files/', { body: { id }, ...(signal && { signal }) });

/** Downloads an attachment under its name. A failure raises the page-wide notice. */
export async function saveAttachment(id: number, name: string): Promise<void> {
  try {
    const file = await loadAttachment(id);
    // With this type no browser opens the file, regardless of its content.
    saveFile(new Blob([file], { type: 'application/octet-stream' }), name);
  } catch (error) {
    console.error(error);
    raiseFailure();
  }
}
