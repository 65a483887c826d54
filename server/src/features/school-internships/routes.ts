import {
  addSchoolInternship,
  changeSchoolInternship,
  deleteSchoolInternship,
  listSchoolInternships,
} from '@lehrpfad/contract/school-internships/periods.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Api } from '../../core/http/api.ts';
import { addPeriod, changePeriod, removePeriod } from './periods.ts';
import { schoolPeriods } from './store.ts';

interface Deps {
  readonly db: Queries;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly clock: Clock;
}

/** Registers the endpoints. Writes go through the change feed, so that the writer's next search includes them. */
export function registerSchoolInternships(api: Api, { db, changes, clock }: Deps): void {
  const today = () => berlinDay(clock());
  api.handle(listSchoolInternships, () => schoolPeriods(db, today()));
  api.handle(addSchoolInternship, ({ caller, body }) =>
    changes.write((tx) => addPeriod(tx, { caller, today: today() }, body)),
  );
  api.handle(changeSchoolInternship, ({ caller, params: { id }, body }) =>
    changes.write((tx) => changePeriod(tx, { caller, today: today() }, id, body)),
  );
  api.handle(deleteSchoolInternship, ({ caller, params: { id } }) =>
    changes.write((tx) => removePeriod(tx, caller, id)),
  );
}
