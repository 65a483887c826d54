/** Texts of the public side that need no translation, or are translated elsewhere. An entry whose text is no longer found fails the test. */
export const allowed: readonly {
  readonly file: string;
  /** Undefined: all texts of the file. */
  readonly text?: string;
  readonly reason: string;
}[] = [
  ...['Lehrpfad · Version', 'GeoNames', 'CC BY 4.0', '(ODbL), ©', 'GeoBasis-DE / BKG'].map(
    (text) => ({ file: 'web/src/app/frame/footer.tsx', text, reason: 'names' }),
  ),
  ...['embeds/embed-page', 'open-data/open-data-page', 'public-api/page/api-page'].map((page) => ({
    file: `server/src/features/${page}.ts`,
    reason: 'a page whose body is German; its title goes through the layer',
  })),
  { file: 'web/src/core/print/sheet.tsx', text: 'Lehrpfad ·', reason: 'a name' },
  { file: 'web/src/core/ui/media/logo.tsx', text: 'Lehrpfad', reason: 'a name' },
  {
    file: 'web/src/app/boot/hand-over.ts',
    reason: 'selectors of elements',
  },
  { file: 'web/src/core/form/saving/lock-form.ts', reason: 'selectors of elements' },
  { file: 'web/src/core/form/drafts/draft-of.ts', reason: 'drafts of companies and editors' },
  { file: 'web/src/core/form/saving/saves.ts', reason: 'forms of companies and editors' },
  { file: 'web/src/core/notices/undo.ts', reason: 'lists of companies and editors' },
  { file: 'web/src/app/boot/language-offer.ts', reason: 'in the language that it offers' },
  {
    file: 'web/src/features/enquiries/enquiry-values.ts',
    text: 'Barriere auf der Webseite',
    reason: 'the subject of a mail to a German office',
  },
  {
    file: 'web/src/features/job-ads/apply/apply-sheet.tsx',
    text: 'Was gehört in meine Bewerbung?',
    reason: 'compared with the title of an entry, and translated where it is shown',
  },
  {
    file: 'web/src/features/job-ads/favourites/progress/progress.ts',
    reason: 'labels of options, translated where they are shown',
  },
  {
    file: 'web/src/features/job-ads/public/ad-facts.tsx',
    text: 'von {}',
    reason: 'only companies and editors see who changed an ad',
  },
  {
    file: 'web/src/features/job-ads/job-name-in-title.ts',
    reason: 'compared with titles of ads',
  },
  { file: 'web/src/features/pages/film-scenes.ts', reason: 'the subtitles of a German film' },
  { file: 'web/src/features/search/map/layers/base-style.ts', reason: 'names' },
  ...[
    { file: 'store.ts', reason: 'SQL' },
    {
      file: 'pages/ad-page.ts',
      text: 'Was gehört in meine Bewerbung?',
      reason: 'the title of an entry, translated where it is shown',
    },
    { file: 'pages/occupation-facts.ts', text: 'Branche', reason: 'a label of the contract' },
    { file: 'events/event-data.ts', reason: 'types of schema.org' },
    { file: 'templates/ad.eta', text: '(PDF)', reason: 'a name' },
    { file: 'templates/layout.eta', text: 'Lehrpfad', reason: 'a name' },
  ].map((entry) => ({ ...entry, file: `server/src/features/public-pages/${entry.file}` })),
  { file: 'server/src/core/mail/layout.eta', text: 'Lehrpfad', reason: 'a name' },
  { file: 'server/src/core/mail/layout.ts', text: 'Lehrpfad – {}', reason: 'a name' },
  ...['public, max-age=31536000, immutable', 'public, no-cache'].map((text) => ({
    file: 'server/src/core/server-pages/serve-pages.ts',
    text,
    reason: 'a header',
  })),
  ...['Lehrpfad', '– Lehrpfad'].map((text) => ({
    file: 'server/src/core/server-pages/layout.eta',
    text,
    reason: 'a name',
  })),
];
