/** What the film on the page of the registration shows, scene by scene: its captions, and its text version. */
export const filmScenes = [
  { name: 'branches', caption: 'Nach dem Login sehen Sie Ihre Filialen auf einen Blick.' },
  {
    name: 'company',
    caption: 'Anschrift, Webseite, Logo und Branchen ändern Sie jederzeit selbst.',
  },
  {
    name: 'contacts',
    caption: 'Hinterlegen Sie, wer Fragen zur Bewerbung beantwortet.',
  },
  {
    name: 'ads',
    caption: 'Alle Ihre Ausbildungs- und Praktikumsplätze stehen in einer Liste.',
  },
  {
    name: 'new-ad',
    caption:
      'Eine neue Stelle ist in wenigen Minuten beschrieben, auf Wunsch mit bis zu drei PDFs.',
  },
  {
    name: 'event',
    caption: 'Laden Sie zu Events ein, zum Beispiel zu einem Tag der offenen Tür.',
  },
  {
    name: 'search',
    caption: 'So finden Schülerinnen und Schüler Ihre Stellen.',
  },
] as const;
