/** Text version of the film on the registration page, scene by scene. The captions say the same. */
export const filmScenes: readonly string[] = [
  'Nach dem Login sehen Sie Ihre Filialen auf einen Blick.',
  'Anschrift, Webseite, Logo und Branchen ändern Sie jederzeit selbst.',
  'Hinterlegen Sie, wer Fragen zur Bewerbung beantwortet.',
  'Alle Ihre Ausbildungs- und Praktikumsplätze stehen in einer Liste.',
  'Eine neue Stelle ist in wenigen Minuten beschrieben, auf Wunsch mit bis zu drei PDFs.',
  'Laden Sie zu Events ein, zum Beispiel zu einem Tag der offenen Tür.',
  'So finden Schülerinnen und Schüler Ihre Stellen.',
];
