import type { postCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import type { NewFile, StoredFiles } from '../../core/files/stored-files.ts';
import { readPicture } from '../../core/files/uploaded-picture.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { isEditor, isWithin, type Actor } from '../../core/security/callers.ts';
import { ownerOfCompany, type CompanyRow } from './company-store.ts';

type CompanyPost = z.output<NonNullable<typeof postCompany.body>>;

/** The logo of a company that is written: a file to be stored, an address elsewhere, or neither. */
interface NewLogo {
  readonly files: readonly NewFile[];
  readonly address?: string;
}

/** Returns the uploaded logo in the form in which it is stored. */
export async function logoIn(files: readonly UploadedFile[]): Promise<NewFile[]> {
  const [file] = files;
  return file ? [{ kind: 'logo', bytes: await readPicture(file.bytes) }] : [];
}

const gone = () =>
  invalidInput({
    logo: [
      'Das Logo der anderen Filiale gibt es nicht mehr. Bitte wählen Sie ein Bild, oder entfernen Sie das Logo.',
    ],
  });

/** Whether a new company takes over from this branch: both belong to one account, and the caller may read the branch. */
function isOfSameAccount(caller: Actor, company: CompanyRow, { User }: CompanyPost): boolean {
  if (company.userId === null) return false;
  if (isEditor(caller)) return company.userId === User;
  return isWithin(caller, { owner: company.userId, branch: company.id });
}

/**
 * Returns the logo of a new company: the uploaded one, or a copy of that of another branch of its account. The copy is a file of its own,
 * so each branch can replace or remove its logo.
 * @throws 400 if the other branch is of another account or has no logo
 */
export async function logoOfNew(
  { db, stored }: { readonly db: Queries; readonly stored: StoredFiles },
  caller: Actor,
  { body, files }: { readonly body: CompanyPost; readonly files: readonly UploadedFile[] },
): Promise<NewLogo> {
  const { logo_from: id } = body;
  if (files.length > 0 || id === undefined) return { files: await logoIn(files) };
  const company = await ownerOfCompany(db, id);
  if (!company?.logo || !isOfSameAccount(caller, company, body)) throw gone();
  if (company.logo.startsWith('https://')) return { files: [], address: company.logo };
  const copy = await stored.copyOf('logo', company.logo);
  if (copy === undefined) throw gone();
  return { files: [copy] };
}
