/** '1 Stellenanzeige', '12 Stellenanzeigen' */
export const adsText = (ads: number): string =>
  `${ads.toLocaleString('de-DE')} ${ads === 1 ? 'Stellenanzeige' : 'Stellenanzeigen'}`;
