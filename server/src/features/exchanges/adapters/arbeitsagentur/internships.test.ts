import { expect, it } from 'vitest';
import { audienceOf } from '../fields/pupil-internships.ts';
import { isForPupils } from './internships.ts';

it.each([
  ['Schülerpraktikum Tischlerei', ''],
  ['Schüler-Praktikum (m/w/d)', ''],
  ['Praktikum für Schüler:innen und Studierende', ''],
  ['Schülerinnen und Schüler für Ferienpraktikum gesucht', 'Studenten sind auch willkommen.'],
  ['Praktikum zur Berufsorientierung', ''],
  ['Schnupperpraktikum Bäckerei', ''],
  ['Schnuppertag im Labor', ''],
  ['Freiwilliges Praktikum im Gartenbau', 'Komm zwei Wochen zu uns.'],
  ['Freiwilliges Schnupperpraktikum', ''],
  ['Einstiegsqualifizierung Koch/Köchin', ''],
  ["Boys' Day in der Kita", ''],
  ['Praktikum Pflege', 'Auch für Schülerinnen und Schüler ab der 9. Klasse.'],
  ['Praktikum Elektro', 'Du bist Schüler und neugierig?'],
  ['FOS-Praktikum Verwaltung', ''],
])('„%s“ (%s) is for pupils', (title, description) => {
  expect(audienceOf(title, description)).toBe('pupils');
});

it.each([
  ['Werkstudent (m/w/d) Einkauf', ''],
  ['Werksstudentin IT', ''],
  ['Pflichtpraktikum im Studium', ''],
  ['Praktikum / Abschlussarbeit Maschinenbau', ''],
  ['Masterand (m/w/d)', ''],
  ['Bachelorarbeit: Bruchverhalten von Glas', ''],
  ['Trainee im Handel', ''],
  ['Absolventen (m/w/d) gesucht', ''],
  ['Volontariat Öffentlichkeitsarbeit', ''],
  ['Praxissemester Soziale Arbeit', ''],
  ['Studentische Hilfskraft', ''],
  ['Marketing Intern (m/f/d)', ''],
  ['Erzieher im Anerkennungsjahr', ''],
  ['Freiwilliges Praktikum Controlling', 'Du bist immatrikuliert.'],
  ['Praktikum Vertrieb', 'Im Rahmen deines Studiums der BWL lernst du bei uns …'],
  ['Praktikum Schulsozialarbeit', 'Für Studierende: Begleitung von Schülern im Unterricht.'],
])('„%s“ (%s) is for others', (title, description) => {
  expect(audienceOf(title, description)).toBe('others');
});

it.each([
  ['Praktikum Büro', 'Du schaust uns über die Schulter.'],
  ['Praktikum beim Studentenwerk', ''],
  ['Praktikum im Hort', 'Du begleitest Schüler bei den Hausaufgaben.'],
  ['Praktikum im Internat', 'Ansprechpartnerin ist Pia Muster.'],
])('„%s“ (%s) is unclear', (title, description) => {
  expect(audienceOf(title, description)).toBe('unclear');
});

it('is shown where it is unclear, if no more than a school certificate is asked for', () => {
  const shown = (certificate: string) => isForPupils('Praktikum Büro', '', certificate);
  expect(['HAUPTSCHULABSCHLUSS', 'MITTLERE_REIFE_MITTLERER_BILDUNGSABSCHLUSS'].map(shown)).toEqual([
    true,
    true,
  ]);
  expect(['', 'NICHT_RELEVANT', 'ABITUR', 'FACHHOCHSCHULREIFE'].some(shown)).toBe(false);
  expect(isForPupils('Werkstudent', '', 'HAUPTSCHULABSCHLUSS')).toBe(false);
});
