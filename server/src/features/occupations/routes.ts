import { byName } from '../../core/text/by-name.ts';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import {
  changeJobName,
  changeJobNames,
  createJobName,
  createProfession,
  deleteJobName,
  deleteProfession,
  filterJobNames,
  listAllProfessions,
  listInternalJobNames,
  renameProfession,
} from '@lehrpfad/contract/occupations/editing.ts';
import {
  listBrafoFields,
  listJobNames,
  listProfessions,
} from '@lehrpfad/contract/occupations/occupations.ts';
import type { Api } from '../../core/http/api.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Queries } from '../../core/database/database.ts';
import { tokenNotValid, unpermitted } from '../../core/http/errors.ts';
import { changeMany, createOne } from './job-names/job-name-editing.ts';
import { removeOne } from './job-names/job-name-removing.ts';
import { allJobNames, internalJobNames, jobNamePage } from './job-names/job-name-store.ts';
import {
  addProfession,
  changeProfession,
  removeProfession,
} from './professions/profession-editing.ts';
import { professionPage } from './professions/profession-store.ts';
import { Proposals } from './job-names/proposals.ts';
import { brafoFields, choosableJobNames, professions } from './store.ts';

interface OccupationDeps {
  readonly db: Queries;
  readonly changes: Pick<ChangeFeed, 'write'>;
}

export function registerOccupations(api: Api, deps: OccupationDeps): void {
  const { db } = deps;
  api.handle(listBrafoFields, () => brafoFields(db));
  api.handle(listProfessions, () => professions(db));
  api.handle(listJobNames, async ({ query, caller }) => {
    if (query.filter !== undefined) return choosableJobNames(db);
    // Without the filter the list contains unchecked names of imports: only for editors.
    if (!caller) throw tokenNotValid();
    if (caller.permission > permissions.editor) throw unpermitted();
    return byName(await allJobNames(db));
  });
  registerJobNames(api, deps);
  registerProfessions(api, deps);
}

/** Registers the endpoints of job names. Writes use the change feed, so that the writer's next search includes them. */
function registerJobNames(api: Api, { db, changes }: OccupationDeps): void {
  const proposals = new Proposals(db);
  api.handle(listInternalJobNames, async ({ query }) => byName(await internalJobNames(db, query)));
  api.handle(filterJobNames, async ({ query }) => {
    const { count, results } = await jobNamePage(db, query);
    const proposed = await proposals.for(results.filter(({ isToDo }) => isToDo));
    return {
      count,
      results: results.map((row) => ({ ...row, proposal: proposed.get(row.id) ?? null })),
    };
  });
  api.handle(changeJobName, async ({ params, body, caller }) => {
    const [row] = await changes.write((tx) => changeMany(tx, caller, [{ ...body, ...params }]));
    if (!row) throw new Error(`The change of job name ${params.id} gave no row.`);
    return row;
  });
  api.handle(changeJobNames, ({ body, caller }) =>
    changes.write((tx) => changeMany(tx, caller, body.changes)),
  );
  api.handle(createJobName, ({ body, caller }) =>
    changes.write((tx) => createOne(tx, caller, body)),
  );
  api.handle(deleteJobName, ({ params, caller }) =>
    changes.write((tx) => removeOne(tx, caller, params.id)),
  );
}

function registerProfessions(api: Api, { db, changes }: OccupationDeps): void {
  api.handle(listAllProfessions, ({ query }) => professionPage(db, query));
  api.handle(createProfession, ({ body, caller }) =>
    changes.write((tx) => addProfession(tx, caller, body.name)),
  );
  api.handle(renameProfession, ({ params, body, caller }) =>
    changes.write((tx) => changeProfession(tx, caller, { ...params, ...body })),
  );
  api.handle(deleteProfession, ({ params, caller }) =>
    changes.write((tx) => removeProfession(tx, caller, params.id)),
  );
}
