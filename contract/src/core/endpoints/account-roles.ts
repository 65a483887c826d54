/**
 * What a person may do in the account of a company, from least to most: `ads` ads and events, perhaps of some branches only, `management`
 * everything but to hand over or delete the account, which is left to its `owner`.
 */
export const accountRoles = ['ads', 'management', 'owner'] as const;

export type AccountRole = (typeof accountRoles)[number];

/** Whether a role is at least another one. */
export function isAtLeast(role: AccountRole, least: AccountRole): boolean {
  return accountRoles.indexOf(role) >= accountRoles.indexOf(least);
}
