import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { suggestedMail } from './suggested-mail.ts';

it.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmal', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['gnail', 'gmail', 1],
  ['ed', 'de', 1],
  ['', 'web', 3],
  ['web', '', 3],
])('counts the mistakes between %s and %s', (from, to, expected) => {
  expect(editDistance(from, to)).toBe(expected);
});

describe('a misspelt domain', () => {
  it.each([
    ['pia@gmial.com', 'pia@gmail.com'],
    ['pia@gmx.ed', 'pia@gmx.de'],
    ['pia@web.d', 'pia@web.de'],
    ['pia@gmail.de', 'pia@gmail.com'],
    ['pia@gmail.con', 'pia@gmail.com'],
    ['pia@gmail.co', 'pia@gmail.com'],
    ['pia@gamil.con', 'pia@gmail.com'],
    ['pia@gmail', 'pia@gmail.com'],
    ['pia@gmailcom', 'pia@gmail.com'],
    ['pia@gmail,com', 'pia@gmail.com'],
    ['pia@googelmail.com', 'pia@googlemail.com'],
    ['pia@gmx', 'pia@gmx.de'],
    ['pia@gmxde', 'pia@gmx.de'],
    ['pia@gmx.ner', 'pia@gmx.net'],
    ['pia@gmc.de', 'pia@gmx.de'],
    ['pia@wbe.de', 'pia@web.de'],
    ['pia@web.com', 'pia@web.de'],
    ['pia@hotmial.de', 'pia@hotmail.de'],
    ['pia@hotmail.fe', 'pia@hotmail.de'],
    ['pia@outlok.de', 'pia@outlook.de'],
    ['pia@outloock.com', 'pia@outlook.com'],
    ['pia@yaho.de', 'pia@yahoo.de'],
    ['pia@iclould.com', 'pia@icloud.com'],
    ['pia@t-onlien.de', 'pia@t-online.de'],
    ['pia@tonline.de', 'pia@t-online.de'],
    ['pia@frenet.de', 'pia@freenet.de'],
    ['pia@live.ed', 'pia@live.de'],
    [' Pia.Muster+1@GMIAL.COM ', 'Pia.Muster+1@gmail.com'],
  ])('of %s is recognised', (typed, expected) => {
    expect(suggestedMail(typed)).toBe(expected);
  });
});

describe('no other address is suggested', () => {
  it.each([
    '',
    'pia',
    '@gmial.com',
    'pia@',
    'pia@gmail.com',
    'PIA@GMX.DE',
    'pia@gmx.net',
    'pia@gmx.at',
    'pia@gmx.ch',
    'pia@web.de',
    'pia@mail.com',
    'pia@mail.de',
    'pia@email.de',
    'pia@online.de',
    'pia@me.com',
    'pia@live.be',
    'pia@hotmail.se',
    'pia@yahoo.fr',
    'pia@outlook.dk',
    'pia@posteo.net',
    'pia@line.de',
    'pia@ukr.net',
    'pia@halle.de',
    'pia@stadtwerke-halle.de',
    'pia@schule-magdeburg.de',
    'pia@lehrpfad.example',
    'pia@mein-hotel.de',
    'info@baeckerei-morgenrot.example',
  ])('for %s', (typed) => {
    expect(suggestedMail(typed)).toBeNull();
  });
});
