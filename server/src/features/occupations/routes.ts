import { permissions } from '@lehrpfad/contract/core/access.ts';
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
import type { ChangeFeed } from '../../core/database/changes.ts';
import type { Queries } from '../../core/database/database.ts';
import { tokenNotValid, unpermitted } from '../../core/http/errors.ts';
import { changeMany, createOne } from './job-name-editing.ts';
import { removeOne } from './job-name-removing.ts';
import { allJobNames, internalJobNames, jobNamePage } from './job-name-store.ts';
import {
  addProfession,
  changeProfession,
  professionPage,
  removeProfession,
} from './profession-editing.ts';
import { Proposals } from './proposals.ts';
import { brafoFields, byName, choosableJobNames, professions } from './store.ts';

interface OccupationParts {
  readonly db: Queries;
  readonly changes: Pick<ChangeFeed, 'write'>;
}

export function registerOccupations(api: Api, parts: OccupationParts): void {
  const { db } = parts;
  api.answer(listBrafoFields, () => brafoFields(db));
  api.answer(listProfessions, () => professions(db));
  api.answer(listJobNames, async ({ query, caller }) => {
    if (query.filter !== undefined) return choosableJobNames(db);
    // Without the filter the list holds unreviewed names from imports: for editors.
    if (!caller) throw tokenNotValid();
    if (caller.permission > permissions.editor) throw unpermitted();
    return byName(await allJobNames(db));
  });
  registerJobNames(api, parts);
  registerProfessions(api, parts);
}

/** Writes go through the change feed, so that the next search of whoever wrote heeds them. */
function registerJobNames(api: Api, { db, changes }: OccupationParts): void {
  const proposals = new Proposals(db);
  api.answer(listInternalJobNames, async ({ query }) => byName(await internalJobNames(db, query)));
  api.answer(filterJobNames, async ({ query }) => {
    const { count, results } = await jobNamePage(db, query);
    const proposed = await proposals.for(results.filter(({ isToDo }) => isToDo));
    return {
      count,
      results: results.map((row) => ({ ...row, proposal: proposed.get(row.id) ?? null })),
    };
  });
  api.answer(changeJobName, async ({ params, body, caller }) => {
    const [row] = await changes.write((tx) => changeMany(tx, caller, [{ ...body, ...params }]));
    if (!row) throw new Error(`The change of job name ${params.id} gave no row.`);
    return row;
  });
  api.answer(changeJobNames, ({ body, caller }) =>
    changes.write((tx) => changeMany(tx, caller, body.changes)),
  );
  api.answer(createJobName, ({ body, caller }) =>
    changes.write((tx) => createOne(tx, caller, body)),
  );
  api.answer(deleteJobName, ({ params, caller }) =>
    changes.write((tx) => removeOne(tx, caller, params.id)),
  );
}

function registerProfessions(api: Api, { db, changes }: OccupationParts): void {
  api.answer(listAllProfessions, ({ query }) => professionPage(db, query));
  api.answer(createProfession, ({ body, caller }) =>
    changes.write((tx) => addProfession(tx, caller, body.name)),
  );
  api.answer(renameProfession, ({ params, body, caller }) =>
    changes.write((tx) => changeProfession(tx, caller, { ...params, ...body })),
  );
  api.answer(deleteProfession, ({ params, caller }) =>
    changes.write((tx) => removeProfession(tx, caller, params.id)),
  );
}
