import {
  closeCompany,
  findCompanyByName,
  findSimpleCompanies,
  listOwnCompanies,
  listOwnSimpleCompanies,
  patchCompany,
  postAddress,
  postCompany,
  readAddressOfCompany,
} from '@lehrpfad/contract/companies.ts';
import {
  listBlockedCompanies,
  listCompanies,
  readCompany,
} from '@lehrpfad/contract/companies-listing.ts';
import type { Api } from '../../floor/api.ts';
import type { ChangeFeed } from '../../floor/changes.ts';
import type { Clock } from '../../floor/clock.ts';
import type { Database } from '../../floor/database.ts';
import { invalidInput, notFound } from '../../floor/errors.ts';
import type { NewFile, StoredFiles } from '../../floor/stored-files.ts';
import { readPicture } from '../../floor/uploaded-picture.ts';
import type { UploadedFile } from '../../floor/uploads.ts';
import { addressById, insertAddress, isPlace } from './addresses.ts';
import { addCompany, changeCompany } from './changing.ts';
import { closeBranch } from './closing.ts';
import { blockedPage, companiesPage, listedCompanyById } from './listing.ts';
import { refuseForeignCompany } from './policy.ts';
import { ownerOfCompany } from './rows.ts';
import { companiesNamed, companiesOf, simpleCompanies, simpleCompaniesOf } from './store.ts';

export interface CompanyParts {
  readonly db: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: StoredFiles;
  readonly clock: Clock;
}

/** The logo among the files of a call, as it is to be kept. */
async function logoIn(files: readonly UploadedFile[]): Promise<NewFile[]> {
  const [file] = files;
  return file ? [{ kind: 'logo', bytes: await readPicture(file.bytes) }] : [];
}

export function registerCompanies(api: Api, parts: CompanyParts): void {
  const { db, changes, stored, clock } = parts;
  api.answer(listOwnCompanies, ({ caller }) => companiesOf(db, caller.userId));
  api.answer(postCompany, async ({ caller, body, files }) =>
    stored.write(await logoIn(files), async ([logo]) => ({
      result: await changes.write((tx) => addCompany(tx, { caller, body, logo, now: clock() })),
    })),
  );
  api.answer(patchCompany, async ({ caller, params, body, files }) =>
    stored.write(await logoIn(files), ([logo]) =>
      changes.write((tx) => changeCompany(tx, params.id, { caller, body, logo, now: clock() })),
    ),
  );
  api.answer(closeCompany, async ({ caller, params }) => {
    await stored.remove(await changes.write((tx) => closeBranch(tx, params.id, caller)));
    return {};
  });
  registerLists(api, db);
  registerLookUps(api, parts);
}

function registerLists(api: Api, db: Database): void {
  api.answer(listCompanies, ({ query }) => companiesPage(db, query));
  api.answer(listBlockedCompanies, ({ query }) => blockedPage(db, query));
  api.answer(readCompany, async ({ params }) => {
    const company = await listedCompanyById(db, params.id);
    if (company === undefined) throw notFound();
    return company;
  });
}

function registerLookUps(api: Api, { db }: CompanyParts): void {
  api.answer(findSimpleCompanies, async ({ query }) => ({
    results: await simpleCompanies(db, query.query),
  }));
  api.answer(listOwnSimpleCompanies, ({ caller }) => simpleCompaniesOf(db, caller.userId));
  api.answer(findCompanyByName, ({ query }) => companiesNamed(db, query));
  api.answer(readAddressOfCompany, async ({ caller, params }) => {
    const company = await ownerOfCompany(db, params.id);
    refuseForeignCompany(caller, company);
    return { Address: await addressById(db, company.addressId) };
  });
  api.answer(postAddress, async ({ body }) => {
    if (!(await isPlace(db, body.City))) throw invalidInput({ City: ['Keine valide PLZ!'] });
    const address = await addressById(db, await insertAddress(db, body));
    if (address === null) throw new Error('The database lost an address that was just added.');
    return address;
  });
}
