import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { paths } from '../../core/navigation/paths.ts';

/** Who may see a page. Pages for visitors are not for logged-in users. */
export type Audience = 'visitor' | 'account' | 'company' | 'editor';

type Known = Pick<Session, 'permission' | 'setup_complete'> | null;

/** Returns whether the current user may see a page; the server protects its data. */
export function belongsTo(audience: Audience | undefined, session: Known): boolean {
  if (audience === undefined) return true;
  if (session === null) return audience === 'visitor';
  if (audience === 'company') return session.permission === permissions.company;
  return (
    audience === 'account' || (audience === 'editor' && session.permission <= permissions.editor)
  );
}

/** Returns the page where a logged-in user is led from the start page; the start page itself for a visitor. */
export function homeOf(session: Known): string {
  if (session === null) return paths.start;
  if (session.permission <= permissions.editor) return paths.dashboard;
  return paths.companyProfile;
}

/** Returns the page after a login: the setup wizard until it is finished. */
export function afterLogin(session: Known): string {
  const isToSetUp = session?.permission === permissions.company && !session.setup_complete;
  return isToSetUp ? paths.setup : homeOf(session);
}
