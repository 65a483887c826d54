/** Page of the links in mails about ending ads. */
export const adLinkPage = '/stellenanzeige/aendern';

export const adLinkPath = (token: string): string =>
  `${adLinkPage}?token=${encodeURIComponent(token)}`;
