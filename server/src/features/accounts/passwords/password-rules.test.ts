import { describe, expect, it } from 'vitest';
import { demoPassword } from './demo-password.ts';
import { estimatedLength, weaknessOf, weaknessSentence, type Weakness } from './password-rules.ts';

const owner = {
  email: 'ute.kern@baeckerei-moehring.example',
  names: ['Ute', 'Kern'],
  companies: ['Bäckerei Möhring GmbH', 'Café Glück & Söhne'],
};

const weak: [why: string, weakness: Weakness, password: string][] = [
  ['the one of the demo data', 'demo', demoPassword],
  ['that one with other capitals and signs', 'demo', 'lehrpfad.demo.1!!'],
  ['a common one', 'common', '1qaz2wsx3edc4rfv'],
  ['a common one with capitals', 'common', 'Needforspeed'],
  ['a common one with a year and signs behind it', 'common', 'Dragon2024!!!!'],
  ['a common one with digits in front', 'common', '123456schalke'],
  ['a common one with a date behind it', 'common', 'Magdalena010203'],
  ['one character over and over', 'repeated', 'aaaaaaaaaaaa'],
  ['a word said twice', 'repeated', 'passwortpasswort'],
  ['a piece that repeats and ends in its midst', 'repeated', 'Apfel7Apfel7Apf'],
  ['a word said twice with signs behind it', 'repeated', 'KatzenKatzen!!'],
  ['counting', 'run', '123456789012'],
  ['counting down', 'run', '098765432109'],
  ['the alphabet', 'run', 'abcdefghijklmnop'],
  ['rows of the keyboard', 'run', 'qwertzuiopasdfghjkl'],
  ['rows of other keyboards', 'run', 'qwertyuiop123456'],
  ['a season with a year and signs', 'calendar', 'Sommer2026!!!'],
  ['a season in front of a year', 'calendar', 'Winter-2025/26'],
  ['a month', 'calendar', 'Dezember_2026'],
  ['seasons', 'calendar', 'SommerWinter123'],
  ['months with umlauts spelled out', 'calendar', 'Maerz2026Juli'],
  ['a weekday', 'calendar', 'Donnerstag2026'],
  ['a usual word with a year', 'common', 'Passwort2026!'],
  ['the name of this board', 'board', 'Lehrpfad-2026'],
  ['what this board is about', 'board', 'Ausbildung2026!'],
  ['where this board is', 'board', 'Magdeburg-1965'],
  ['the e-mail address', 'owner', owner.email],
  ['a part of the e-mail address', 'owner', 'baeckerei-moehring'],
  ['the name of the owner', 'owner', 'Ute.Kern.1985'],
  ['the name of the company', 'company', 'Bäckerei Möhring GmbH'],
  ['the name of the company without umlauts', 'company', 'MoehringGmbh2026'],
  ['the name of another branch', 'company', 'cafeglück&söhne!'],
  ['two words', 'simple', 'AutohausSchmidt'],
  ['a word with a digit', 'simple', 'Bäckermeister1'],
  ['a common one with signs for letters', 'common', 'P@ssw0rd2026!!'],
  ['a word with signs for letters', 'simple', 'B@ckofen_2026'],
  ['a dated word', 'simple', 'Tisch12.04.1998'],
  ['a word with a year between signs', 'simple', 'Tischlampe-1999!'],
  ['a long word with a year between signs', 'simple', 'Kaffeemaschine!2025!'],
  ['a word with signs for letters, a year and signs', 'simple', 'Passw0rt!2026!'],
  ['a word between season and year', 'simple', 'Frühling-Tischlampe-2026'],
];

const strong = [
  'Kornblume und Mohn',
  'Kornblume und Mohn 2026!',
  '8f3k29d71x04',
  'Größe zwölf!',
  'drei Kühe auf Glatteis',
  'xk7!mPq2vLw9',
  'Stiefel Wolke Ampel',
  'hundkatzemausvogel',
  'correct horse battery staple',
  'Der Kaffee schmeckt am Montag besser als im Sommer 2024!',
  'Im Winter 1987 fror die Elbe bei Magdeburg zu, und wir liefen hinüber.',
  'Ausbildung macht nur mit warmen Brötchen Spass',
  'v9#Lq2!ztR8w',
  'Tür-Mond-Gabel-71',
  'пять зелёных утюгов',
  `${'Vierzehn blaue Laternen stehen am Ufer. '.repeat(25)}Ende`.slice(0, 1024),
];

describe('a password is refused, and why', () => {
  it.each(weak)('%s: %s', async (_, weakness, password) => {
    expect(await weaknessOf(password, owner)).toBe(weakness);
  });

  it('has a message of its own for each reason', () => {
    const sentences = new Set(weak.map(([, weakness]) => weaknessSentence(weakness)));
    expect(sentences.size).toBe(new Set(weak.map(([, weakness]) => weakness)).size);
    expect(weaknessSentence('common')).toBe(
      'Dieses Passwort ist zu leicht zu erraten: Es steht, vielleicht mit Jahr oder Zeichen dahinter, auf der Liste der häufigsten Passwörter. Bitte wählen Sie ein anderes.',
    );
  });
});

describe('a password is taken', () => {
  it.each(strong)('%s', async (password) => {
    expect(await weaknessOf(password, owner)).toBeUndefined();
  });

  it('with a word in it that would be weak alone', async () => {
    expect(await weaknessOf('Passwort der Gartenzwerge', owner)).toBeUndefined();
  });

  it('where the account bears a name of three letters that is part of many words', async () => {
    const short = { email: 'isc@gel.example', names: ['Isc', 'Gel'] };
    expect(await weaknessOf('Tischlampe gelb', short)).toBeUndefined();
  });
});

describe('the judged part of a password', () => {
  // The slowest cases for estimators of strength: repetition, and characters that may replace many letters.
  it.each(['a', 'Ab1!', '@$0', '4@8({3€6!|10$5+7%2', '01.01.2000', 'ſ\u0301', '𝒜b🦊'])(
    'is its beginning, however often it says %s',
    async (piece) => {
      const whole = piece.repeat(1024).slice(0, 1024);
      const beginning = whole.normalize('NFC').slice(0, estimatedLength);
      expect(await weaknessOf(whole, owner)).toBe(await weaknessOf(beginning, owner));
    },
  );

  it('does not grow with the names of the owner', async () => {
    const companies = Array.from({ length: 5000 }, (_, at) => `Filiale ${at} am Markt`);
    expect(await weaknessOf('Stiefel Wolke Ampel', { ...owner, companies })).toBeUndefined();
  });
});
