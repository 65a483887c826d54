/**
 * Permitted callers of an endpoint. `account` is anyone who is logged in (the feature's policy checks the object), `company` company accounts only:
 * editors have no companies of their own. `editor` and `admin`: that level or a stronger one.
 */
export const accessLevels = ['public', 'account', 'company', 'editor', 'admin'] as const;

export type Access = (typeof accessLevels)[number];

/** Permission levels of the specification, section 6: a lower number is a stronger permission. */
export const permissions = { admin: 1, editor: 2, company: 3, none: 4 } as const;

export type Permission = (typeof permissions)['admin' | 'editor' | 'company'];

/** Whether an account with a permission may call an endpoint with an access level. */
export function mayCall(access: Access, permission: Permission): boolean {
  if (access === 'public' || access === 'account') return true;
  if (access === 'company') return permission === permissions.company;
  return permission <= permissions[access];
}
