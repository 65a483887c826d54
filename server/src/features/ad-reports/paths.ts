/** Page with the form that reports an ad. */
export const reportPage = '/stellenanzeige/melden';

export const reportPath = (adId: number): string => `${reportPage}?anzeige=${adId}`;
