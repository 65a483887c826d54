/** Text version of the film on the start page, scene by scene. The captions say the same. */
export const filmScenes: readonly string[] = [
  'Wähle auf der Startseite, was du suchst: eine Ausbildung, ein Praktikum oder beides.',
  'Schreib in die Felder, welcher Beruf dich interessiert und wo du wohnst.',
  'Jede Karte in der Liste ist eine freie Stelle.',
  'Zu viele Ergebnisse? Mit den Filtern wird die Liste kürzer.',
  'Klick auf eine Karte: Daneben steht alles über die Stelle.',
  'Mit dem Stern merkst du dir eine Stelle, ganz ohne Konto.',
  'Unter „Favoriten“ findest du deine Stellen wieder.',
  'Mit „Link kopieren“ gibst du eine Stelle weiter, zum Beispiel an deine Eltern.',
];
