/** What can be done to several ads at once, and by the links of a mail, in the order of the mail; free of schemas. */
export const adActions = ['extend-3', 'extend-6', 'filled', 'withdraw'] as const;

export type AdAction = (typeof adActions)[number];
