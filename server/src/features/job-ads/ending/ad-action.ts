/** What a link of a mail does to an ad, in the order of the mail. */
export const adActions = ['extend-3', 'extend-6', 'filled', 'withdraw'] as const;

export type AdAction = (typeof adActions)[number];
