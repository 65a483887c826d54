import { describe, expect, it } from 'vitest';
import { jobTypeOf, kindOfAd, occupationOfTitle } from './ad-kind.ts';

describe('the kind of an ad', () => {
  it.each([
    ['Lehre als Dachdecker', 'apprenticeship'],
    ['Malerausbildung 2027', 'apprenticeship'],
    ['Beamtenanwärter/in im mittleren Dienst', 'apprenticeship'],
    ["Boys' Day in der Kita", 'internship'],
    ['Schnupperlehre im Salon', 'internship'],
    ['Einstiegsqualifizierung Lager', 'internship'],
    ['Praktikum vor der Ausbildung', 'internship'],
    ['Studiengang Informatik dual', 'dual-study'],
    ['Ausbildung oder Umschulung zum Koch', 'apprenticeship'],
    ['Studium abgebrochen? Ausbildung zum Kaufmann', 'apprenticeship'],
    ['Pflegeassistenz (m/w/d) Ausbildung', 'apprenticeship'],
    ['Trainee Chef / Ausbildung Koch', 'apprenticeship'],
    ['Trainee Vertrieb / Ausbildung (m/w/d)', undefined],
    ['Trainee Einkauf / Verkauf', undefined],
    ['Werkstudent Ausbildung', undefined],
    ['HR Manager Ausbildung', undefined],
    ['Azubi-Betreuer (m/w/d)', undefined],
    ['Praxisanleiter Pflege', undefined],
    ['Weiterbildung zum Meister', undefined],
    ['Ausbildung zum Mechatroniker erforderlich', undefined],
    ['Forschung und Lehre', undefined],
    ['Ausbildung abgebrochen? Werde Helfer', undefined],
    ['Ehemalige Auszubildende willkommen: Koch', undefined],
    ['Azubi für einen Tag: Bank', 'internship'],
    ['Polizeikommissar-Anwärter/in', 'dual-study'],
  ])('%s: %s', (title, expected) => {
    expect(kindOfAd([], title)).toBe(expected);
  });

  it('is the one that the title begins with, whatever house, fair or person it names as well', () => {
    for (const title of [
      'Ausbildung Industriemechaniker in unserem Ausbildungszentrum',
      'Ausbildung zum Hotelkaufmann mit Azubi-Wohnheim',
      'Ausbildungsplatz Kauffrau – Ansprechpartner Ausbildungsleitung',
      'Auszubildende (m/w/d) für unser Ausbildungsrestaurant',
      'Azubi Personaldienstleistungskaufmann',
    ])
      expect(kindOfAd([], title)).toBe('apprenticeship');
    for (const title of ['Ausbildung der Ausbilder', 'Ausbildung zum Praxisanleiter'])
      expect(kindOfAd([], title)).toBeUndefined();
  });

  it('is what the title says, whatever a system calls it that knows no apprenticeship', () => {
    expect(jobTypeOf(['INTERN'], 'Ausbildung zum Koch')).toBe(2);
    expect(jobTypeOf(['FULL_TIME', 'INTERN'], 'Azubi Koch')).toBe(2);
    expect(jobTypeOf(['INTERN'], 'Koch')).toBe(1);
    expect(jobTypeOf(['INTERN'], 'Werkstudent Küche')).toBeUndefined();
    expect(jobTypeOf(['AUSBILDUNG'], 'Koch')).toBe(2);
  });

  it('is what a label says, in whatever spelling', () => {
    for (const label of [
      'VocationalTraining',
      '4 - Ausbildung',
      'Art: Ausbildung',
      '["AUSBILDUNG"]',
    ])
      expect(kindOfAd([label], 'Koch')).toBe('apprenticeship');
    expect(kindOfAd(['34 - Praktikum'], 'Koch')).toBe('internship');
    expect(kindOfAd(['dual'], 'Informatik')).toBe('dual-study');
  });

  it('is what the description says clearly where a system calls all of it an internship', () => {
    expect(kindOfAd(['INTERN'], 'Koch', 'Dreijährige Ausbildung im Hotel.')).toBe('apprenticeship');
    expect(kindOfAd(['INTERN'], 'Koch', 'Zwei Wochen Schülerpraktikum.')).toBe('internship');
    expect(kindOfAd(['AUSBILDUNG'], 'BWL', 'Duales Studium im Handel.')).toBe('dual-study');
    const later = 'Nach der Ausbildung ist ein duales Studium möglich.';
    expect(kindOfAd(['AUSBILDUNG'], 'Koch', later)).toBe('apprenticeship');
    expect(kindOfAd(['AUSBILDUNG'], 'Koch', 'Umschulung mit Bildungsgutschein.')).toBeUndefined();
  });

  it('is read of the description where neither title nor label say it', () => {
    const learns = 'In drei Jahren lernst du im Betrieb und in der Berufsschule.';
    expect(kindOfAd([], 'Koch', learns)).toBe('apprenticeship');
    expect(kindOfAd(['FULL_TIME'], 'Koch', 'Sie haben eine Ausbildung als Koch.')).toBeUndefined();
    expect(kindOfAd(['ARBEIT'], 'Koch', learns)).toBeUndefined();
  });
});

describe('a trade that one is to become', () => {
  it.each([
    'Werde Chemikant!',
    'Werde Fachinformatiker/-in (m/w/d) bei uns!',
    'Koch werden in Wernigerode?',
    'Du willst Landwirt werden?',
    'Lerne Maurer bei Bau Nord',
    'Werde Erzieher (PiA)!',
    'Nachwuchskraft im Einzelhandel gesucht',
    'Nachwuchs für die Küche gesucht',
  ])('is an apprenticeship: %s', (title) => expect(kindOfAd([], title)).toBe('apprenticeship'));

  it.each([
    'Werde Filialleiter!',
    'Werde Kraftfahrer bei uns (Quereinstieg)',
    'Werde Koch mit Berufserfahrung',
    'Werde Teil unseres Teams als Koch',
    'Nachwuchskraft Projektmanagement',
  ])('is none in the title of a post: %s', (title) => expect(kindOfAd([], title)).toBeUndefined());
});

describe('the occupation of a title', () => {
  it.each([
    ['Koch-Fachpraktiker', 'Fachpraktiker Koch'],
    ['Elektro-Azubi', 'Elektroazubi'],
    ['Koch (m/w/d) | Ausbildung 2027 | Krug GmbH', 'Koch'],
    ['Krug GmbH | Ausbildung zum Koch (m|w|d) | Halle', 'Koch'],
    [
      '2027 | Ausbildung | Elektroniker für Betriebstechnik | Bitterfeld',
      'Elektroniker für Betriebstechnik',
    ],
    ['Ausbildung|Maler', 'Maler'],
    ['| |', ''],
  ])('of "%s" is "%s"', (title, name) => expect(occupationOfTitle(title)).toBe(name));
});
