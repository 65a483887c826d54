/** What is counted of an ad, in the order in which it happens. */
export const figureKinds = ['shown', 'opened', 'saved', 'contacted', 'shared'] as const;

export type FigureKind = (typeof figureKinds)[number];

/** Numbers of weeks that can be looked at; the present one is the last of them. */
export const figureSpans = [4, 12, 26, 52] as const;

/** Others' ads, and the businesses that they belong to, below which no median is told: it would tell of single ads. */
export const fewestCompared = 5;
export const fewestBusinesses = 3;
