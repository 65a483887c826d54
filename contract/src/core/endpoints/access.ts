/**
 * Who may call an endpoint. `account` is anyone who is logged in (the object itself is judged by the feature's policy), `company`
 * company accounts alone: editors have no companies of their own. `editor` and `admin`: that level or a stronger one.
 */
export const accessLevels = ['public', 'account', 'company', 'editor', 'admin'] as const;

export type Access = (typeof accessLevels)[number];

/** Permission levels of the specification, section 6: the lower, the stronger. */
export const permissions = { admin: 1, editor: 2, company: 3, none: 4 } as const;

export type Permission = (typeof permissions)['admin' | 'editor' | 'company'];

/** Whether an account of that permission may call what asks for that access. */
export function mayCall(access: Access, permission: Permission): boolean {
  if (access === 'public' || access === 'account') return true;
  if (access === 'company') return permission === permissions.company;
  return permission <= permissions[access];
}
