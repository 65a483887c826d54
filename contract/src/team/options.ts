import type { AccountRole } from '../core/endpoints/account-roles.ts';

/** Roles that a colleague may get in the account of a company. Free of schemas, for the browser. */
export const colleagueRoles = [
  {
    key: 'management',
    label: 'Verwaltung',
    description: 'Alles außer: das Konto übergeben oder schließen.',
  },
  {
    key: 'ads',
    label: 'Anzeigen',
    description: 'Stellenanzeigen und Events, auf Wunsch nur einzelner Filialen; sonst nichts.',
  },
] as const satisfies readonly { key: AccountRole; label: string; description: string }[];

export type ColleagueRole = (typeof colleagueRoles)[number]['key'];

/** Colleagues and open invitations of an account together. */
export const maxColleagues = 25;
/** Hours after which an invitation may be sent again. */
export const invitationPauseHours = 24;
/** New invitations of an account in 24 hours. */
export const invitationsPerDay = 20;
