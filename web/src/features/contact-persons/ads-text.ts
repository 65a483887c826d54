import { counted } from '@lehrpfad/contract/core/text/counted.ts';
/** '1 Stellenanzeige', '12 Stellenanzeigen' */
export const adsText = (ads: number): string => counted(ads, 'Stellenanzeige', 'Stellenanzeigen');
