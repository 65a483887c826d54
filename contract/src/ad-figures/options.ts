/** Counted events of an ad, in the order in which they happen. */
export const figureKinds = ['shown', 'opened', 'saved', 'contacted', 'shared'] as const;

export type FigureKind = (typeof figureKinds)[number];

/** Numbers of weeks that can be looked at; the present one is the last of them. */
export const figureSpans = [4, 12, 26, 52] as const;

/** Minimum number of others' ads, and of their businesses, for a median; with fewer, it would reveal figures of single ads. */
export const minCompared = 5;
export const minBusinesses = 3;

/** What became of a counted ad that the companies do not have any more. */
export const adsGone = ['deleted', 'moved'] as const;
