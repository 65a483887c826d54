/** The page of the link with which a mail is stopped. */
export const stopPage = '/zahlen/abbestellen';

export const stopPath = (token: string): string => `${stopPage}?token=${encodeURIComponent(token)}`;
