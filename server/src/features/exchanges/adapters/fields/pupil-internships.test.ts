import { expect, test } from 'vitest';
import { audienceOf } from './pupil-internships.ts';

test.each([
  ['Schülerpraktikum in der Tischlerei', ''],
  ['Praktikum als Koch/Köchin (m/w/d)', 'Du willst in die Küche schauen? Komm vorbei!'],
  ['Praktikum Pflege', 'Für Schülerinnen und Schüler ebenso wie für Studierende.'],
  ['Ferienpraktikum im Labor', 'Betreut von einer Hochschulabsolventin.'],
  ['Praktikum Pflege', 'Am Universitätsklinikum Magdeburg; danach Ausbildung oder duales Studium.'],
  ['Praktikum im Internat', 'Zwei Wochen in der Hauswirtschaft.'],
])('%s is for pupils', (title, description) => {
  expect(audienceOf(title, description)).not.toBe('others');
});

test.each([
  ['Pflichtpraktikum Maschinenbau', ''],
  ['Praktikum Controlling', 'Du bist an einer Hochschule immatrikuliert.'],
  ['Werkstudent (m/w/d) Marketing', 'Auch Schüler fragen uns oft.'],
  ['Trainee Vertrieb', ''],
  ['Intern (m/f/d) Data', ''],
  ['Praktikum zur Anerkennung', 'Anerkennungspraktikum für Erzieher'],
])('%s is not', (title, description) => {
  expect(audienceOf(title, description)).toBe('others');
});
