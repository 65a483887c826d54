/**
 * Who may call an endpoint. Levels as in the specification, section 6: the lower the permission, the stronger.
 * `account` is anyone who is logged in; the object itself is judged by the feature's policy.
 */
export const accessLevels = ['public', 'account', 'company', 'editor', 'admin'] as const;

export type Access = (typeof accessLevels)[number];
