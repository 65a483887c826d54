/** The persons of the account. Further paths: those of an entry. These stand here to keep them out of the first chunk. */
export const teamPath = '/unternehmen/team';

/** Who has changed what in the account. */
export const teamChangesPath = `${teamPath}/verlauf`;
