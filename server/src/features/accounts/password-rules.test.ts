import { describe, expect, it } from 'vitest';
import { isGuessable } from './password-rules.ts';

const about = ['ute.kern@baeckerei-moehring.example', 'Ute', 'Kern'];

describe('a password can be guessed', () => {
  it.each([
    ['that is among the most common ones', '1qaz2wsx3edc4rfv'],
    ['whatever its capitals', 'Needforspeed'],
    ['that is one character over and over', 'aaaaaaaaaaaa'],
    ['that says a word twice', 'passwortpasswort'],
    ['that repeats a piece and ends in the midst of it', 'Apfel7Apfel7Apf'],
    ['that counts', '123456789012'],
    ['that counts down', '098765432109'],
    ['that follows the alphabet', 'abcdefghijklmnop'],
    ['that follows the rows of the keyboard', 'qwertzuiopasdfghjkl'],
    ['that follows them on other keyboards', 'qwertyuiop123456'],
    ['that is a usual word with a number behind it', 'Passwort2026!'],
    ['that is the name of this board with something', 'Lehrpfad-2026'],
    ['that is several such words', 'SommerWinter123'],
    ['that is the e-mail address', 'ute.kern@baeckerei-moehring.example'],
    ['that is a part of the e-mail address', 'baeckerei-moehring'],
    ['that is a part of the e-mail address with a number', 'Moehring20261'],
  ])('%s', (_, password) => {
    expect(isGuessable(password, about)).toBe(true);
  });
});

describe('a password is taken', () => {
  it.each([
    'Kornblume und Mohn',
    'Größe zwölf!',
    'drei Kühe auf Glatteis',
    'xk7!mPq2vLw9',
    'Stiefel Wolke Ampel',
    'hundkatzemausvogel',
  ])('%s', (password) => {
    expect(isGuessable(password, about)).toBe(false);
  });

  it('with a word in it that would be weak alone', () => {
    expect(isGuessable('Passwort der Gartenzwerge', about)).toBe(false);
  });

  it('where the account bears a name of three letters that is part of many words', () => {
    expect(isGuessable('Tischlampe gelb', ['isc@gel.example'])).toBe(false);
  });
});
