import { listBrafoFields, listJobNames, listProfessions } from '@lehrpfad/contract/occupations.ts';
import type { Api } from '../../floor/api.ts';
import type { Queries } from '../../floor/database.ts';
import { tokenNotValid } from '../../floor/errors.ts';
import { brafoFields, choosableJobNames, professions } from './store.ts';

export function registerOccupations(api: Api, db: Queries): void {
  api.answer(listBrafoFields, () => brafoFields(db));
  api.answer(listProfessions, () => professions(db));
  api.answer(listJobNames, ({ query }) => {
    // Without the filter the list holds unreviewed names from imports: for editors.
    if (query.filter === undefined) throw tokenNotValid();
    return choosableJobNames(db);
  });
}
