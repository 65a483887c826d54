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

export const secondsPerScene = 5;

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The captions as WebVTT: the film's own file, written with it (`npm run film`). */
export function captionsFile(): string {
  const cues = filmScenes.map(({ caption }, index) => {
    const [from, to] = [index * secondsPerScene, (index + 1) * secondsPerScene];
    return `${clock(from)} --> ${clock(to)}\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
