import { auditSubjects, type AuditSubject } from '@lehrpfad/contract/audit/options.ts';
import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import type { ListState } from '../../core/list/list-address.ts';

const isSubject = (text: string | undefined): text is AuditSubject =>
  auditSubjects.some((one) => one === text);

const isId = (text: string | undefined) => /^[1-9]\d{0,8}$/.test(text ?? '');

/** Returns the filters of the trail that an address names; other parameters are left out. */
export function filtersOf({ search = '', subject, subject_id, user, from, to }: ListState) {
  return {
    search,
    subject: isSubject(subject) ? subject : undefined,
    // An id is used only together with its subject. The first chamber has the id 0.
    subject_id:
      isSubject(subject) && (subject_id === '0' || isId(subject_id)) ? subject_id : undefined,
    user: isId(user) ? user : undefined,
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
}

export type TrailFilters = ReturnType<typeof filtersOf>;

/** Returns why no entry can match the days; undefined if one can. */
export const problemOfDays = ({ from, to }: Pick<TrailFilters, 'from' | 'to'>) =>
  from !== undefined && to !== undefined && to < from
    ? 'Das Ende liegt vor dem Anfang.'
    : undefined;
