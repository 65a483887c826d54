/** Limits of the specification (section 9) and of the edge. Bytes, characters, or items as the name says. */
export const limits = {
  pageSize: 20,
  suggestions: 10,
  /** Names a person types into a search field; longer input is refused, not cut. */
  searchTextLength: 500,
  /** Words of a search that count; further ones are ignored. */
  wordsPerSearch: 12,
  /** Ids of a search for given ads: a list of favourites. */
  jobIdsPerSearch: 500,
  /** Ads read whole in one call. */
  adsPerRequest: 100,
  jsonBodyBytes: 64 * 1024,
  /** Characters of a word or phrase in the search's vocabulary. */
  vocabularyTermLength: 60,
  /** Words of a phrase that is a synonym; search looks no longer ones up. */
  vocabularyTermWords: 3,
  /** Characters of a short word that is searched for all the same. */
  keptTermLength: 2,
  vocabularyMeanings: 30,
  vocabularyMeaningLength: 100,
} as const;
