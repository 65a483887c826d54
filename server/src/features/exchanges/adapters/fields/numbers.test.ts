import { describe, expect, it } from 'vitest';
import { readAmount, readDegrees, readHours } from './numbers.ts';

describe('an amount', () => {
  it.each<[text: string, amount: ReturnType<typeof readAmount>]>([
    ['1.050,5 €', { from: 1050.5, to: 1050.5 }],
    ['1.050,50 EUR', { from: 1050.5, to: 1050.5 }],
    ['1.050', { from: 1050, to: 1050 }],
    ['1.050 €', { from: 1050, to: 1050 }],
    ['1050.50', { from: 1050.5, to: 1050.5 }],
    ['1,050.50', { from: 1050.5, to: 1050.5 }],
    ['1050,5', { from: 1050.5, to: 1050.5 }],
    ['1 050,50 €', { from: 1050.5, to: 1050.5 }],
    ["1'050.50", { from: 1050.5, to: 1050.5 }],
    ['€ 1050', { from: 1050, to: 1050 }],
    ['1.050,- €', { from: 1050, to: 1050 }],
    ['1.050,00 € brutto', { from: 1050, to: 1050 }],
    ['1050', { from: 1050, to: 1050 }],
    ['1.050 - 1.200 €', { from: 1050, to: 1200 }],
    ['1.050,00 € bis 1.200,00 €', { from: 1050, to: 1200 }],
    ['ab 1.050 €', { from: 1050, to: null }],
    ['12.345.678,90', { from: 12_345_678.9, to: 12_345_678.9 }],
    // A comma before three digits separates thousands in English, and is a decimal comma in German.
    ['1,050', null],
    ['1.05.0', null],
    ['1,0,5', null],
    ['1.200 - 1.050 €', null],
    ['1. Jahr 1.050 €, 2. Jahr 1.150 €', null],
    ['nach Tarif', null],
    ['TVAöD', null],
    ['-5 €', null],
    ['0', null],
    ['', null],
  ])('%j is %j', (text, amount) => {
    expect(readAmount(text)).toEqual(amount);
  });
});

describe('hours of a week', () => {
  it.each<[text: string, hours: ReturnType<typeof readHours>]>([
    ['40', { from: 40, to: 40 }],
    ['38,5', { from: 38.5, to: 38.5 }],
    ['38.5 Std./Woche', { from: 38.5, to: 38.5 }],
    ['39,5 Stunden', { from: 39.5, to: 39.5 }],
    ['30-40 h', { from: 30, to: 40 }],
    ['168', null],
    ['Vollzeit', null],
  ])('%j is %j', (text, hours) => {
    expect(readHours(text)).toEqual(hours);
  });
});

describe('a position', () => {
  it.each<[latitude: string, longitude: string, position: ReturnType<typeof readDegrees>]>([
    ['52,27', '11,63', { latitude: 52.27, longitude: 11.63 }],
    ['52.27', '11.63', { latitude: 52.27, longitude: 11.63 }],
    [' 52.27° ', '11.63 E', { latitude: 52.27, longitude: 11.63 }],
    ['N 52,27', 'O 11,63', { latitude: 52.27, longitude: 11.63 }],
    ['+52.27', '11', { latitude: 52.27, longitude: 11 }],
    ['52.27, 11.63', '', { latitude: 52.27, longitude: 11.63 }],
    ['52,27; 11,63', '', { latitude: 52.27, longitude: 11.63 }],
    ['52.27 11.63', '', { latitude: 52.27, longitude: 11.63 }],
    ['52° 16\' 12"', '11° 37\' 48"', { latitude: 52.27, longitude: 11.63 }],
    // Latitude and longitude of Germany are never the same, so swapped values are recognised.
    ['11.63', '52.27', null],
    ['0', '0', null],
    ['0.0', '', null],
    ['522700', '116300', null],
    ['52,27,1', '11', null],
    ['52abc', '11', null],
    ['91', '11', null],
    ['', '', null],
  ])('%j and %j are %j', (latitude, longitude, position) => {
    expect(readDegrees(latitude, longitude)).toEqual(position);
  });
});
