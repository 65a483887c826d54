/** Page of the link that ends the subscription. */
export const stopPage = '/zahlen/abbestellen';

export const stopPath = (token: string): string => `${stopPage}?token=${encodeURIComponent(token)}`;
