import { describe, expect, it } from 'vitest';
import { maskBits } from './condition-mask.ts';
import { conditions, conditionsOf, type Condition } from './conditions.ts';

const says = (text: string, condition: Condition) =>
  maskBits(conditionsOf(text)).includes(conditions[condition]);

describe('an ad', () => {
  it.each<[string, Condition]>([
    ['Einen guten Haupt- oder Realschulabschluss', 'basicCertificate'],
    ['Unterstützung bei der Suche nach einer Wohnung', 'housing'],
    ['Eine Schicht an der Anlage begleiten', 'shifts'],
    ['Geregelte Arbeitszeiten und freie Wochenenden', 'freeWeekends'],
    ['Gute Chancen, nach der Prüfung übernommen zu werden', 'takeOver'],
    ['Zuschuss zum Azubi-Ticket', 'travelCosts'],
    ['Im ersten Jahr 1.000 Euro im Monat', 'pay'],
    ['Ein Führerschein ist nötig', 'needsDrivingLicence'],
    // Parts within words, parts with the same beginning, and overlapping parts.
    ['Eine 13. Gehaltszahlung', 'pay'],
    ['Eine 13. Gehaltszahlung', 'bonus'],
    ['Bezahlung nach Tarif', 'tariff'],
    ['Bezahlung nach Tarif', 'pay'],
    ['Zu Beginn bekommst du Tablets ', 'tablet'],
    ['Mit einem Zimmer im Internat ', 'housing'],
    ['Bewerbungen von Menschen mit Behinderung sind erwünscht', 'disability'],
    ['Unsere barrierefreien Arbeitsplätze', 'disability'],
    ['Gleitzeit und eine 4-Tage-Woche', 'flexibleTime'],
    ['Gleitzeit und eine 4-Tage-Woche', 'fourDayWeek'],
    ['Arbeitskleidung, die wir stellen und waschen', 'workClothes'],
    ['Nachhilfe und Prüfungsvorbereitung, wenn du sie brauchst', 'tutoring'],
    ['die Möglichkeit, ein Praktikum im Ausland zu machen', 'abroad'],
    ['Ein Anschreiben brauchst du nicht.', 'noLetter'],
    ['Obstkorb, Betriebsrat und 13. Gehalt', 'worksCouncil'],
    ['Obstkorb, Betriebsrat und 13. Gehalt', 'bonus'],
  ])('that says "%s" meets %s', (text, condition) => {
    expect(says(text, condition)).toBe(true);
  });

  it.each<[string, Condition]>([
    ['Wir bringen Waren in ganz Europa auf den Weg', 'pay'],
    ['Ein international tätiger Betrieb', 'housing'],
    ['Wohnungen sanieren', 'housing'],
    ['Teile für die Beschichtung vorbereiten', 'shifts'],
    ['Geregelte Arbeitszeiten und freie Wochenenden', 'weekends'],
    ['Hilfe beim Führerschein', 'needsDrivingLicence'],
    ['Menschen mit Behinderung im Alltag begleiten', 'disability'],
    ['Bäder barrierefrei gestalten', 'disability'],
    ['Du ziehst deine Arbeitskleidung an', 'workClothes'],
    ['Mit Partnern im In- und Ausland sprechen', 'abroad'],
  ])('that says "%s" does not meet %s', (text, condition) => {
    expect(says(text, condition)).toBe(false);
  });
});
