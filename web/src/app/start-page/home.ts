import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { paths } from '../../core/navigation/paths.ts';

/** Whose page it is. A page for visitors is none for those who are logged in. */
export type Audience = 'visitor' | 'account' | 'company' | 'editor';

type Known = Pick<Session, 'permission' | 'setup_complete'> | null;

/** Whether a page belongs to who is looking; the server decides about its data. */
export function belongsTo(audience: Audience | undefined, session: Known): boolean {
  if (audience === undefined) return true;
  if (session === null) return audience === 'visitor';
  if (audience === 'company') return session.permission === permissions.company;
  return (
    audience === 'account' || (audience === 'editor' && session.permission <= permissions.editor)
  );
}

/** Where the start page leads somebody who is logged in; the start page itself for a visitor. */
export function homeOf(session: Known): string {
  if (session === null) return paths.start;
  if (session.permission <= permissions.editor) return paths.dashboard;
  return paths.companyProfile;
}

/** Where a login leads: to the setup wizard until it has been finished. */
export function afterLogin(session: Known): string {
  const isToSetUp = session?.permission === permissions.company && !session.setup_complete;
  return isToSetUp ? paths.setup : homeOf(session);
}
