/** An editor's decision whether a branch is the employer of that name in that town. Free of schemas, for the browser. */
export const branchCheck = { open: 1, confirmed: 2, declined: 3 } as const;

/** `status` of a branch's request for apprenticeships. */
export const apprenticeshipRequestStatus = { open: 1, accepted: 2, declined: 3 } as const;

export type BranchCheck = (typeof branchCheck)[keyof typeof branchCheck];
