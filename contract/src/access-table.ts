/**
 * Who may call what, written down once more by hand: the tests hold every endpoint against it, so that nobody opens or closes one
 * by mistake. `V` visitor, `C` company, `E` editor, `A` admin. (What of an object they may touch is its feature's policy.)
 */
export const accessTable: Readonly<Record<string, string>> = {
  // The public side
  'GET backgroundimages/public/': 'VCEA',
  'GET brafo/': 'VCEA',
  'GET cities/': 'VCEA',
  'GET cities/name/': 'VCEA',
  'GET cities/postcode/': 'VCEA',
  'GET companies/search/': 'VCEA',
  'GET events/': 'VCEA',
  'GET jobdescriptions/files/:id/': 'VCEA',
  // With `filter=1`; the whole catalogue is the editors'.
  'GET jobnames/all/': 'VCEA',
  'GET jobnames/search/': 'VCEA',
  'GET maintenance/': 'VCEA',
  'GET mapbox/points/': 'VCEA',
  'GET professions/': 'VCEA',
  'GET professions/search/': 'VCEA',
  'GET search/': 'VCEA',
  'GET site/': 'VCEA',
  'GET suggestions/': 'VCEA',
  'POST click/new/': 'VCEA',
  'POST companies/request/post/': 'VCEA',
  'POST jobdescriptions/by/ids/': 'VCEA',

  // Sessions and the account itself
  'POST token/': 'VCEA',
  'POST token/refresh/': 'VCEA',
  'POST rest-auth/logout/': 'CEA',
  'GET user/own/': 'CEA',
  'GET user/own/export/': 'CEA',
  'PATCH user/patch/own/': 'CEA',
  'POST user/own/email/': 'CEA',
  'POST user/own/password/': 'CEA',
  'POST user/own/close/': 'C',
  'GET validated/': 'C',

  // The company area; editors may do the same for any company, but have none of their own
  'GET companies/own/': 'C',
  'GET companies/simple/own/': 'C',
  'POST companies/post/': 'CEA',
  'PATCH companies/patch/:id/': 'CEA',
  'DELETE companies/delete/:id/': 'CEA',
  'GET address/by/company/:id/': 'CEA',
  'POST address/post/': 'CEA',
  'GET contactpersons/own/': 'C',
  'POST contactpersons/post/': 'C',
  'PATCH contactpersons/patch/:id/': 'CEA',
  'DELETE contactpersons/delete/:id/': 'CEA',
  'GET jobdescriptions/own/': 'C',
  'POST jobdescriptions/post/': 'CEA',
  'PATCH jobdescriptions/patch/:id/': 'CEA',
  'DELETE jobdescriptions/delete/:id/': 'CEA',
  'PATCH jobdescriptions/visibility/patch/:id/': 'CEA',
  'GET events/own/': 'C',
  'POST events/post/': 'CEA',
  'PATCH events/patch/:id/': 'CEA',
  'POST events/check/:id/': 'C',

  // The back-office
  'GET companies/by/name/': 'EA',
  'GET companies/request/': 'EA',
  'GET companies/simple/': 'EA',
  'PATCH companies/request/patch/:id/': 'EA',
  'PATCH events/editor/patch/:id/': 'EA',
  'GET searchvocabulary/': 'EA',
  'POST searchvocabulary/post/': 'EA',
  'PATCH searchvocabulary/patch/:id/': 'EA',
  'DELETE searchvocabulary/delete/:id/': 'EA',
  'GET statistics/': 'EA',
  'GET statistics/additional/': 'EA',
  'GET statistics/searches/count/': 'EA',
  'GET statistics/companies/registered/': 'EA',
  'GET statistics/externals/': 'EA',
  'GET statistics/companies/accepted/': 'EA',
  'GET statistics/jobnames/todo/': 'EA',
  'GET statistics/terms/': 'EA',
  'GET statistics/empty/': 'EA',
  'GET statistics/waiting/': 'EA',
  'GET users/': 'EA',
  'GET audit/': 'A',
  'GET mails/': 'A',
  'POST mails/:id/again/': 'A',
};

const ofAds = ['locked', 'status', 'verified', 'ba_id', 'external'] as const;
const ofCompanies = ['locked', 'external', 'verified', 'validated'] as const;
const ofEvents = ['status', 'locked', 'verified', 'declined_message'] as const;

/** Fields that a company account must not send with a call (403), though it may make it. */
export const protectedFieldsTable: Readonly<Record<string, readonly string[]>> = {
  'PATCH user/patch/own/': ['validated', 'permission', 'active'],
  'POST companies/post/': ofCompanies,
  'PATCH companies/patch/:id/': ofCompanies,
  'POST jobdescriptions/post/': ofAds,
  'PATCH jobdescriptions/patch/:id/': ofAds,
  'PATCH jobdescriptions/visibility/patch/:id/': ofAds,
  'POST events/post/': ofEvents,
  'PATCH events/patch/:id/': ofEvents,
};
