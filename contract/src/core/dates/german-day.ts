/** Returns '05.11.2026' of `2026-11-05`. */
export const germanDay = (isoDay: string): string => isoDay.split('-').toReversed().join('.');
