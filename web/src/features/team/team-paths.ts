/** The persons of the account. Further paths: those of an entry. These stand here to keep them out of the first chunk. */
export const teamPath = '/unternehmen/team';

/** Path of the page with the changes in the account. */
export const teamChangesPath = `${teamPath}/verlauf`;
