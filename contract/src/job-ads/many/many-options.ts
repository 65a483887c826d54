/** Actions on several ads at once and of the links in a mail, in the order of the mail. Free of schemas. */
export const adActions = ['extend-3', 'extend-6', 'filled', 'withdraw'] as const;

export type AdAction = (typeof adActions)[number];
