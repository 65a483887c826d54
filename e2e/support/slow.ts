/** Tests with this tag are left out of `npm test`; `npm run test:slow` runs them. */
export const slowTag = '@slow';
