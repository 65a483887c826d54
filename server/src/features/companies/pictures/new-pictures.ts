import type { patchCompany, postCompany } from '@lehrpfad/contract/companies/companies.ts';
import { coverAltMissing } from '@lehrpfad/contract/companies/company-fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { z } from 'zod';
import type { Queries } from '../../../core/database/database.ts';
import type { NewFile, StoredFiles } from '../../../core/files/stored-files.ts';
import { readPicture } from '../../../core/files/uploaded-picture.ts';
import type { UploadedFile } from '../../../core/files/uploads.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import { isEditor, isWithin, type Actor } from '../../../core/security/callers.ts';
import type { FieldErrors } from '../choices.ts';
import { ownerOfCompany, type CompanyRow } from '../company-store.ts';

type CompanyPost = z.output<NonNullable<typeof postCompany.body>>;
type CompanyPatch = z.output<NonNullable<typeof patchCompany.body>>;

/** The longer side of each picture in pixels. The cover picture may be as large as a picture of the start page. */
const pixels = { logo: limits.logoPixels, cover: limits.backgroundPixels } as const;

type Kind = keyof typeof pixels;

const kinds: readonly Kind[] = ['logo', 'cover'];

const words = { logo: 'das Logo', cover: 'das Titelbild' } as const;

/** Keys of the new pictures of a company; undefined for one that it does not get. The logo may be an external URL. */
export type PictureKeys = { readonly [K in Kind]?: string | undefined };

/** New pictures of a company: files to store, and the logo's URL if it is external. */
export interface NewPictures {
  readonly files: readonly NewFile[];
  readonly address?: string | undefined;
}

/** Returns the uploaded pictures in the form in which they are stored. */
export async function picturesIn(uploaded: readonly UploadedFile[]): Promise<NewPictures> {
  const files: NewFile[] = [];
  for (const kind of kinds) {
    const file = uploaded.find(({ field }) => field === kind);
    if (file) files.push({ kind, bytes: await readPicture(file.bytes, kind, pixels[kind]) });
  }
  return { files };
}

/** Assigns the keys to the pictures. @param keys of the stored files, in their order */
export function keysOf({ files, address }: NewPictures, keys: readonly string[]): PictureKeys {
  const keyOf = (kind: Kind) => keys[files.findIndex((file) => file.kind === kind)];
  return { logo: address ?? keyOf('logo'), cover: keyOf('cover') };
}

const gone = (kind: Kind) =>
  invalidInput({
    [kind]: [
      `D${words[kind].slice(1)} der anderen Filiale gibt es nicht mehr. Bitte wählen Sie ein Bild, oder entfernen Sie ${words[kind]}.`,
    ],
  });

/** Whether a new company may copy from this branch: both belong to one account, and the caller may read the branch. */
function isOfSameAccount(caller: Actor, company: CompanyRow, { User }: CompanyPost): boolean {
  if (company.userId === null) return false;
  if (isEditor(caller)) return company.userId === User;
  return isWithin(caller, { owner: company.userId, branch: company.id });
}

interface From {
  readonly db: Queries;
  readonly stored: StoredFiles;
}

/** Returns a picture of another branch: a copy, or its URL if it is external. @throws 400 if it may not be copied, or is gone */
async function takenOver(
  { db, stored }: From,
  caller: Actor,
  kind: Kind,
  { body, id }: { readonly body: CompanyPost; readonly id: number },
): Promise<NewFile | string> {
  const company = await ownerOfCompany(db, id);
  const key = company?.[kind];
  if (!key || !isOfSameAccount(caller, company, body)) throw gone(kind);
  if (key.startsWith('https://')) return key;
  const copy = await stored.copyOf(kind, key);
  if (copy === undefined) throw gone(kind);
  return copy;
}

/**
 * Returns the pictures of a new company: the uploaded ones, or copies of those of another branch of its account. A copy is a separate file,
 * so each branch can replace or remove its pictures.
 * @throws 400 if the other branch is of another account or has no such picture
 */
export async function picturesOfNew(
  from: From,
  caller: Actor,
  { body, files }: { readonly body: CompanyPost; readonly files: readonly UploadedFile[] },
): Promise<NewPictures> {
  const sent = await picturesIn(files);
  const added = [...sent.files];
  let address: string | undefined;
  for (const kind of kinds) {
    const id = body[`${kind}_from`];
    if (id === undefined || sent.files.some((file) => file.kind === kind)) continue;
    const taken = await takenOver(from, caller, kind, { body, id });
    if (typeof taken === 'string') address = taken;
    else added.push(taken);
  }
  return { files: added, address };
}

interface CoverOf {
  readonly cover: string | null;
  readonly coverAlt: string;
}

/**
 * Returns the cover picture of a company after a write; without a picture there is no text either.
 * @param errors gets a message if a picture lacks its text
 */
export function coverAfter(
  before: CoverOf,
  body: Pick<CompanyPatch, 'cover' | 'cover_alt'>,
  sent: PictureKeys,
  errors: FieldErrors,
): CoverOf {
  const cover = sent.cover ?? (body.cover === '' ? null : before.cover);
  if (cover === null) return { cover, coverAlt: '' };
  const coverAlt = body.cover_alt ?? before.coverAlt;
  if (coverAlt === '') errors['cover_alt'] = [coverAltMissing];
  return { cover, coverAlt };
}
