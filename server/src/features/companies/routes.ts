import {
  closeCompany,
  findCompanyByName,
  findSimpleCompanies,
  listOwnCompanies,
  listOwnSimpleCompanies,
  patchCompany,
  postCompany,
} from '@lehrpfad/contract/companies/companies.ts';
import { postAddress, readAddressOfCompany } from '@lehrpfad/contract/companies/addresses.ts';
import {
  listBlockedCompanies,
  listBranchesOfAccount,
  listCompanies,
  readCompany,
} from '@lehrpfad/contract/companies/listing.ts';
import { listBranchChecks, patchBranchCheck } from '@lehrpfad/contract/companies/checks.ts';
import {
  listLockableBranches,
  lockCompany,
  unlockCompany,
} from '@lehrpfad/contract/companies/lock.ts';
import { listClosedBranches, reopenBranch } from '@lehrpfad/contract/companies/closed.ts';
import type { Api } from '../../core/http/api.ts';
import type { Database } from '../../core/database/database.ts';
import { invalidInput, notFound } from '../../core/http/errors.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import { addressById, insertAddress, isPlace } from './addresses-store.ts';
import { registerApprenticeshipRequests } from './apprenticeships/routes.ts';
import { keysOf, picturesIn, picturesOfNew } from './pictures/new-pictures.ts';
import { addCompany, changeCompany } from './service.ts';
import { decideBranch } from './checks/decision.ts';
import { checksPage } from './checks/checks-list-store.ts';
import { reopen } from './closure/closed.ts';
import { closeBranch } from './closure/closure.ts';
import { closedBranchesOf } from './closure/closure-store.ts';
import { blockedPage, companiesPage, listedCompanyById } from './listing-store.ts';
import { lockableBranches, lockCompanies, unlockCompanies, type LockDeps } from './locks/locks.ts';
import type { Mover } from './closure/move.ts';
import { refuseForeignCompany } from './policy.ts';
import { ownerOfCompany } from './company-store.ts';
import {
  branchesOfAccount,
  companiesNamed,
  companiesOf,
  simpleCompanies,
  simpleCompaniesOf,
} from './store.ts';

export interface CompanyDeps extends LockDeps {
  readonly db: Database;
  readonly stored: StoredFiles;
  /** Callbacks of the features that depend on companies, for the data of a closing branch. */
  readonly movers: readonly Mover[];
}

export function registerCompanies(api: Api, deps: CompanyDeps): void {
  const { db, changes, stored, clock, links, movers } = deps;
  api.handle(listOwnCompanies, ({ caller }) => companiesOf(db, caller));
  api.handle(postCompany, async ({ caller, body, files }) => {
    const added = await picturesOfNew(deps, caller, { body, files });
    return stored.write(added.files, async (keys) => {
      const pictures = keysOf(added, keys);
      const write = { caller, body, pictures, links, now: clock() };
      return { result: await changes.write((tx) => addCompany(tx, write)) };
    });
  });
  api.handle(patchCompany, async ({ caller, params, body, files }) => {
    const added = await picturesIn(files);
    return stored.write(added.files, (keys) => {
      const pictures = keysOf(added, keys);
      const write = { caller, body, pictures, links, now: clock() };
      return changes.write((tx) => changeCompany(tx, params.id, write));
    });
  });
  api.handle(closeCompany, async ({ caller, params, query }) => {
    const { gone, leftAds } = await changes.write((tx) =>
      closeBranch(tx, { id: params.id, moveTo: query.move_to }, caller, { now: clock(), movers }),
    );
    await stored.remove(gone);
    return { left_ads: leftAds };
  });
  api.handle(listClosedBranches, ({ caller }) => closedBranchesOf(db, caller.accountId, clock()));
  api.handle(reopenBranch, ({ caller, params }) =>
    changes.write((tx) => reopen(tx, caller, params.id, clock())),
  );
  registerLists(api, db);
  registerChecks(api, deps);
  registerLocks(api, deps);
  registerApprenticeshipRequests(api, deps);
  registerLookUps(api, deps);
}

function registerLists(api: Api, db: Database): void {
  api.handle(listCompanies, ({ query }) => companiesPage(db, query));
  api.handle(listBlockedCompanies, ({ query }) => blockedPage(db, query));
  api.handle(listBranchesOfAccount, ({ params }) => branchesOfAccount(db, params.id));
  api.handle(readCompany, async ({ params }) => {
    const company = await listedCompanyById(db, params.id);
    if (company === undefined) throw notFound();
    return company;
  });
}

function registerChecks(api: Api, { db, changes, links, clock }: CompanyDeps): void {
  api.handle(listBranchChecks, ({ query }) => checksPage(db, query));
  api.handle(patchBranchCheck, ({ caller, params, body }) =>
    changes.write((tx) => decideBranch(tx, caller, params.id, body, { links, now: clock() })),
  );
}

function registerLocks(api: Api, deps: LockDeps): void {
  api.handle(listLockableBranches, ({ params }) => lockableBranches(deps, params.id));
  api.handle(lockCompany, ({ caller, params, body }) =>
    lockCompanies(deps, caller, params.id, body),
  );
  api.handle(unlockCompany, ({ caller, params, body }) =>
    unlockCompanies(deps, caller, params.id, body),
  );
}

function registerLookUps(api: Api, { db }: CompanyDeps): void {
  api.handle(findSimpleCompanies, async ({ query }) => ({
    results: await simpleCompanies(db, query.query),
  }));
  api.handle(listOwnSimpleCompanies, ({ caller }) => simpleCompaniesOf(db, caller));
  api.handle(findCompanyByName, ({ query }) => companiesNamed(db, query));
  api.handle(readAddressOfCompany, async ({ caller, params }) => {
    const company = await ownerOfCompany(db, params.id);
    refuseForeignCompany(caller, company);
    return { Address: await addressById(db, company.addressId) };
  });
  api.handle(postAddress, async ({ body }) => {
    if (!(await isPlace(db, body.City))) throw invalidInput({ City: ['Keine valide PLZ!'] });
    const address = await addressById(db, await insertAddress(db, body));
    if (address === null) throw new Error('The database lost an address that was just added.');
    return address;
  });
}
