import {
  type listBackgrounds,
  type ManagedBackground,
  patchBackground,
  postBackground,
  type restoreBackground,
} from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { alwaysReloadEditorial, reloadEditorialAfter } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';
import { sendForm } from '../../core/api/upload.ts';

/** Reads the pictures of the start page for editors, the newest first. */
export function usePictures() {
  return useQuery({
    queryKey: ['all-backgrounds'],
    queryFn: ({ signal }) =>
      call<typeof listBackgrounds>('GET backgroundimages/', {
        signal,
        shape: [{ id: 0, file: '', sources: [], visible: false }],
      }),
  });
}

const name = 'PATCH backgroundimages/patch/:id/';

/**
 * Shows or hides a picture.
 * @param read the picture as it was read
 * @throws ApiError 404 or 409 if it was deleted or changed since
 */
export function setVisible(
  { id, last_updated }: ManagedBackground,
  visible: boolean,
): Promise<ManagedBackground> {
  const body = { id, visible, last_updated };
  const input = { params: { id }, body, key: newKey() };
  return alwaysReloadEditorial(call<typeof patchBackground>(name, input));
}

/** Deletes a picture. @throws ApiError 404 or 409 if it was deleted or changed since it was read */
export async function deletePicture({ id, last_updated }: ManagedBackground): Promise<void> {
  const body = { id, deleted: true, last_updated };
  await reloadEditorialAfter(
    call<typeof patchBackground>(name, { params: { id }, body, key: newKey() }),
  );
}

/** Restores a deleted picture. @throws ApiError 404 after an hour */
export const restorePicture = (id: number): Promise<ManagedBackground> =>
  reloadEditorialAfter(
    call<typeof restoreBackground>('POST backgroundimages/restore/:id/', { params: { id } }),
  );

/**
 * Adds a picture or replaces one.
 * @param onProgress called with the share that has been sent, 0 to 1
 * @throws ApiError
 */
export function sendPicture(
  id: number | null,
  { file, key }: { readonly file: File; readonly key: string },
  onProgress: (share: number) => void,
): Promise<ManagedBackground> {
  const files = [{ field: 'file', file, name: file.name }];
  const tell = ([share = 0]: readonly number[]) => onProgress(share);
  if (id === null) {
    const send = sendForm(postBackground.upload, { visible: true, deleted: false }, files, tell);
    return reloadEditorialAfter(
      call<typeof postBackground>('POST backgroundimages/post/', { send, key }),
    );
  }
  const send = sendForm(patchBackground.upload, { id }, files, tell);
  return reloadEditorialAfter(call<typeof patchBackground>(name, { params: { id }, send, key }));
}
