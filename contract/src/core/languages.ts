/** The languages of the public side; German is the source. */
export const languages = ['de', 'en', 'uk'] as const;

export type Language = (typeof languages)[number];
