/*
 * All paths of the application. They are in the hash: `/#/suche/…`. They are read as `paths.…`; single exports, so that the first chunk
 * contains only those that it uses.
 */

export const start = '/';
/** Results without search criteria; a search is one more segment. */
export const results = '/suche';
/** Events; filters are one more segment. */
export const events = '/events';
export const login = '/login';
/** The page where a company requests an account. */
export const registration = '/registrieren/anfrage';
/** Overview; each audience has a page below it. */
export const information = '/information';
export const informationPupils = '/information/schueler';
export const informationTrainees = '/information/azubi';
export const informationTeachers = '/information/lehrer';
export const informationCompanies = '/information/unternehmen';
/** Form that sends a message to a chamber. */
export const contact = '/kontakt';
/** The same form, to report a barrier. */
export const reportBarrier = '/kontakt/barriere';
export const imprint = '/impressum';
export const privacy = '/datenschutz';
export const accessibility = '/barrierefreiheit';
/** The company area. Further paths for an entry: `/neu`, `/{id}`, `/{id}/bearbeiten`. */
export const companyArea = '/unternehmen';
export const setup = '/unternehmen/setup';
export const companyProfile = '/unternehmen/unternehmensprofil';
export const contactPersons = '/unternehmen/kontaktpersonen';
export const ownJobAds = '/unternehmen/stellenangebote';
/** Figures of the ads: how often they were shown, opened and so on. */
export const ownFigures = '/unternehmen/zahlen';
export const ownEvents = '/unternehmen/events';
/** Ads from other sites. Further paths: `/tabelle`, `/karriereseite`. */
export const ownImports = '/unternehmen/boersen';
export const account = '/konto';
export const editorArea = '/redakteure';
export const dashboard = '/redakteure/dashboard';
