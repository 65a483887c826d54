/** The persons of the account. Further paths: those of an entry. Kept apart from paths.ts, so that the first chunk does not contain them. */
export const teamPath = '/unternehmen/team';

/** Path of the page with the changes in the account. */
export const teamChangesPath = `${teamPath}/verlauf`;
