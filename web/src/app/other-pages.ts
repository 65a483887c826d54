import type { ComponentType } from 'react';

export type OtherPage =
  | 'events'
  | 'login'
  | 'registration'
  | 'information'
  | 'contact'
  | 'imprint'
  | 'privacy'
  | 'accessibility'
  | 'companyArea'
  | 'editorArea'
  | 'account';

/** Pages besides the start page and the results, each in a chunk of its own. */
export const otherPages: Readonly<Record<OtherPage, () => Promise<ComponentType>>> = {
  events: async () => (await import('../features/search/events/events-page.tsx')).EventsPage,
  login: async () => (await import('../features/accounts/login/login-page.tsx')).LoginPage,
  registration: async () =>
    (await import('../features/registrations/registration-page.tsx')).RegistrationPage,
  information: async () => (await import('./information/information-page.tsx')).InformationPage,
  contact: async () => (await import('../features/enquiries/contact-page.tsx')).ContactPage,
  imprint: async () => (await import('../features/pages/legal/imprint-page.tsx')).ImprintPage,
  privacy: async () => (await import('./information/privacy-page.tsx')).PrivacyWithDeletion,
  accessibility: async () =>
    (await import('../features/pages/legal/accessibility-page.tsx')).AccessibilityPage,
  companyArea: async () => (await import('./company-area/company-area.tsx')).CompanyArea,
  editorArea: async () => (await import('./editor-area/editor-area.tsx')).EditorArea,
  account: async () => (await import('./company-area/account-area.tsx')).AccountArea,
};

/** The page of the favourites, which the results page shows. */
export const loadFavouritesPage = async () =>
  (await import('./favourites/favourites-page.tsx')).FavouritesPage;

/** The login that appears over a page whose session has ended. */
export const loadInterruptionDialog = async () =>
  (await import('../features/accounts/login/interruption-dialog.tsx')).InterruptionDialog;

/** The dialog with the settings of cookies and map. */
export const loadConsentSettings = async () =>
  (await import('../features/notices/consent-settings.tsx')).ConsentSettings;

/** The help above each page in 'Einfache Sprache'. */
export const loadPlainHelp = async () =>
  (await import('../features/pages/plain-help.tsx')).PlainHelp;

/** The notice above the login about the page that needs it. */
export const loadReturnPageNotice = async () =>
  (await import('./frame/return-page-notice.tsx')).ReturnPageNotice;
