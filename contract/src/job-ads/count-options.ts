/** Actions on an ad that the browser reports. */
export const adActs = ['opened', 'saved', 'contacted', 'shared'] as const;

export type AdAct = (typeof adActs)[number];

/** Which of our pages an ad was opened from; `page` is any other page of the server, `direct` a link from elsewhere. */
export const adSources = [
  'results',
  'start',
  'company',
  'event',
  'page',
  'favourites',
  'direct',
] as const;

export type AdSource = (typeof adSources)[number];
