import {
  type listBackgrounds,
  type ManagedBackground,
  patchBackground,
  postBackground,
} from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
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
const paramsOf = (id: number) => ({ id: String(id) });

/** Shows or hides a picture. @throws ApiError */
export async function setVisible(id: number, visible: boolean): Promise<void> {
  const body = { id, visible };
  await call<typeof patchBackground>(name, { params: paramsOf(id), body, key: newKey() });
  void reloadEditorial();
}

/** Deletes a picture permanently. @throws ApiError */
export async function deletePicture(id: number): Promise<void> {
  const body = { id, deleted: true };
  await call<typeof patchBackground>(name, { params: paramsOf(id), body, key: newKey() });
  await reloadEditorial();
}

/**
 * Adds a picture or replaces one.
 * @param onProgress called with the share that has been sent, 0 to 1
 * @throws ApiError
 */
export async function sendPicture(
  id: number | null,
  { file, key }: { readonly file: File; readonly key: string },
  onProgress: (share: number) => void,
): Promise<ManagedBackground> {
  const files = [{ field: 'file', file, name: file.name }];
  const tell = ([share = 0]: readonly number[]) => onProgress(share);
  const none = { files: {} };
  const saved =
    id === null
      ? await call<typeof postBackground>('POST backgroundimages/post/', {
          send: sendForm(
            postBackground.upload ?? none,
            { visible: true, deleted: false },
            files,
            tell,
          ),
          key,
        })
      : await call<typeof patchBackground>(name, {
          params: paramsOf(id),
          send: sendForm(patchBackground.upload ?? none, { id }, files, tell),
          key,
        });
  await reloadEditorial();
  return saved;
}
