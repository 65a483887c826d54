const ofAds = ['locked', 'status', 'verified', 'ba_id', 'external'] as const;
const ofCompanies = ['locked', 'external', 'verified', 'validated'] as const;
const ofEvents = ['status', 'locked', 'verified', 'declined_message'] as const;

/** Fields that a company account must not send in a call (403) that it may make otherwise. */
export const protectedFieldsTable: Readonly<Record<string, readonly string[]>> = {
  'PATCH user/patch/own/': ['validated', 'permission', 'active'],
  'POST companies/post/': ofCompanies,
  'PATCH companies/patch/:id/': ofCompanies,
  'POST jobdescriptions/post/': ofAds,
  'PATCH jobdescriptions/patch/:id/': ofAds,
  'PATCH jobdescriptions/visibility/patch/:id/': [...ofAds, 'restore'],
  'PATCH jobdescriptions/filled/patch/:id/': ofAds,
  'POST events/post/': ofEvents,
  'PATCH events/patch/:id/': ofEvents,
};
