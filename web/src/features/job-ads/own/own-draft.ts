/** Key of a draft in this tab; somebody else who logs in here finds none of it. */
export const draftKey = (draft: string, user: number | undefined) => `${draft}-user-${user ?? 0}`;
