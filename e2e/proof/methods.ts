/** Methods of testing a page, in the words of the report and of the statement. */
export const methods = {
  reach: 'Inhalt jeder Seite wird angezeigt',
  axe: 'Automatische Prüfung nach WCAG 2.2 AA (axe-core), helles Farbschema',
  axeDark: 'Automatische Prüfung nach WCAG 2.2 AA (axe-core), dunkles Farbschema',
  html: 'Gültigkeit des HTML (html-validate)',
  structure: 'Eine Hauptüberschrift, Bereiche, Überschriftenfolge, Sprache, Titel',
  skip: 'Sprunglink zum Inhalt',
  focus: 'Tastatur: Fokus erreichbar, sichtbar und nicht verdeckt',
  targets: 'Größe der Bedienflächen (24 Pixel, mit dem Finger 44)',
  reflow: 'Umbruch bei 320 Pixeln Breite und 400 % Vergrößerung',
  spacing: 'Erhöhte Textabstände',
  forced: 'Kontrastmodus des Betriebssystems',
  motion: 'Keine Bewegung, wo das System sie abstellt',
  story: 'Wichtige Aufgaben nur mit der Tastatur',
} as const;

export type Method = keyof typeof methods;
