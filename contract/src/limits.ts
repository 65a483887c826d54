/** Limits of the specification (section 9) and of the edge. Bytes, characters, or items as the name says. */
export const limits = {
  pageSize: 20,
  suggestions: 10,
  /** Names a person types into a search field; longer input is refused, not cut. */
  searchTextLength: 500,
  jobIdsPerRequest: 500,
  jsonBodyBytes: 64 * 1024,
} as const;
