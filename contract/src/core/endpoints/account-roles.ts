/**
 * Roles of a person in the account of a company, from least to most rights: `ads` for ads and events, perhaps of some branches only,
 * `management` for everything except handing over or deleting the account, which only its `owner` may do.
 */
export const accountRoles = ['ads', 'management', 'owner'] as const;

export type AccountRole = (typeof accountRoles)[number];

/** Whether a role is at least another one. */
export function isAtLeast(role: AccountRole, min: AccountRole): boolean {
  return accountRoles.indexOf(role) >= accountRoles.indexOf(min);
}
