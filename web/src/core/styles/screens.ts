/**
 * Breakpoints xs and sm, and touch screens less than 750 px high, get drawers instead of panels.
 * The stylesheets repeat these two queries by their numbers.
 */
export const mobileQuery = '(max-width: 61.99em), (pointer: coarse) and (max-device-height: 749px)';

/** Wide enough for the filters beside list and detail. */
export const wideQuery = '(min-width: 75em)';
