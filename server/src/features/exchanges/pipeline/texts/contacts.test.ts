import { describe, expect, it } from 'vitest';
import { contactNotice, maskText } from './contacts.ts';
import { maskAny, maskHtml } from './contacts-html.ts';

/** A text as long as descriptions are: in short ones a salutation may be the name of a company. */
const long = (text: string) =>
  `${text}\n${'Wir backen Brot und Brötchen für die ganze Region. '.repeat(4)}`;

describe('personal contact data', () => {
  it.each([
    ['Bewerbung an anna.mueller@firma.de', 'Bewerbung an @'],
    ['jobs(at)firma.de', '@'],
    ['jobs [at] firma [punkt] de!', '@!'],
    ['mailto:jobs@firma-elbe.example', '@'],
    ['Anna.Müller@bäckerei-möhring.de', '@'],
    ['jobs@firma.de oder ausbildung@firma.de', '@'],
    ['Tel.: 0391 / 12 34-56', '@'],
    ['Tel. 0391/123456.', '@.'],
    ['Telefon: 0391 123456, Fax: 0391 123457', '@'],
    ['Telefonnummer 03931-21 55 0', '@'],
    ['Mobil: 0170 / 123 45 67', '@'],
    ['Handy 01701234567', '@'],
    ['WhatsApp: +49 170 1234567', '@'],
    ['Ruf uns an: +49 (0)391 123456', 'Ruf uns an: @'],
    ['unter +49 391 12 34 56-0 an', 'unter @ an'],
    ['0049 391 123456', '@'],
    ['+43 1 5880 3000', '@'],
    ['(0391) 123456', '@'],
    ['0391/123456', '@'],
    ['0391 - 123 45 67', '@'],
    ['03 91 / 12 34 5', '@'],
    ['Hotline 0800 1234567', '@'],
    ['Fon 0391.123456', '@'],
    ['☎ 03931 2155', '@'],
    ['tel:+49391123456', '@'],
    ['Tel./Fax: 039321 2345', '@'],
    ['Ruf an: 0151 23456789, oder an a@b.de.', 'Ruf an: @.'],
    ['Ruf an: 0151 23456789, oder komm vorbei', 'Ruf an: @, oder komm vorbei'],
    ['Tel.: 0391 12345 E-Mail: jobs@firma.de', '@'],
    ['Ansprechpartnerin: Frau Anna Müller', '@'],
    ['Ansprechpartner(in): Herr Dr. Max von Muster', '@'],
    ['Ihr Ansprechpartner: Max Mustermann', '@'],
    ['Ihre Ansprechpartnerin ist Frau Müller-Schmidt', '@'],
    ['Ansprechpartner*in\nFrau Petra Probe\nTel.: 0391 12345', '@'],
    ['Ansprechperson: Frau Kim Lee, 0391/12345', '@'],
    ['Bewerbung bitte z. Hd. Frau Meier', 'Bewerbung bitte @'],
  ])('gives way to a notice: %s', (text, expected) => {
    expect(maskText(text)).toBe(expected.replaceAll('@', contactNotice));
  });

  it('is a name with a salutation in any longer text', () => {
    expect(maskText(long('Fragen beantwortet gern Frau Anna Müller.'))).toContain(
      `Fragen beantwortet gern ${contactNotice}`,
    );
  });

  it.each([
    'Beginn am 01.08.2027',
    'Vom 01.08.2027 bis 31.07.2030',
    'vom 01-08-2027 bis 31/07/2030',
    'Zeitraum 08/2027 - 07/2030',
    '2027-08-01',
    '06108 Halle (Saale), 39576 Stendal',
    'Standorte: 06108 06110 06112',
    'Vergütung: 1.100,00 € im 1. Jahr, 1.250,00 EUR im 2. Jahr',
    '1100 € / 1200 € / 1300 €',
    'Arbeitszeit 08:00 - 16:30 Uhr',
    'von 0600 bis 1400 Uhr',
    'Mo-Fr 07.00-15.30',
    'Ausbildungsjahr 2026/2027',
    'Ausbildung 2026 2027 2028',
    'Referenznummer 10001-1002716922-S',
    'Kennziffer: 0391-2027-11',
    'Chiffre 0123456789',
    'Job-ID: 0034567890',
    'ISO 9001:2015 und DIN EN 1090-2',
    '38,5 Stunden/Woche, 30 Tage Urlaub',
    'Unternehmen mit 1.200 Mitarbeitenden seit 1898',
    'IBAN DE02 1203 0000 0000 2020 51',
    'Noten 1-3 in Mathe, 0-2 Fehltage',
    'Hausnummer 12, 3. Etage, Raum 0304',
    'Breite Straße 1, 06108 Halle',
    'https://firma.example/jobs/0391-123456',
    'https://firma.example/?ref=01701234567',
    'Kauffrau für Büromanagement',
    'Fachfrau und Fachmann',
    'Frau oder Herr Nachbar gibt es nicht',
    'Instagram: @baeckerei_moehring',
    'Ansprechpartner: Personalabteilung',
    'Frau Anna Müller Pflegedienst',
    'Telefonverkäufer im Telefondienst',
    'Ein Betrieb von Ruf, 1998 gegründet; Ausbildung Mobil 2027',
    'Pro Schicht 8 Stunden, 5 Tage',
  ])('is not what stands in: %s', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('leaves no trace in a second look', () => {
    const masked = maskText(long('Ansprechpartnerin: Frau Anna Müller, Tel. 0391 12345, a@b.de'));
    expect(maskText(masked)).toBe(masked);
  });
});

describe('contacts in HTML', () => {
  it.each([
    ['<p>Tel.: <strong>0391</strong> 12 34 56</p>', '<p>@<strong></strong></p>'],
    ['<p>Ihre Ansprechpartnerin:</p><p>Frau Anna Müller</p>', '<p>@</p><p></p>'],
    ['<p>jobs&#64;firma.de</p>', '<p>@</p>'],
    ['<p>Brot &amp; Butter<br>Tel. 0391/12345</p>', '<p>Brot &amp; Butter<br>@</p>'],
    ['<a href="mailto:jobs@firma.de">Jetzt bewerben</a>', '<a>Jetzt bewerben</a>'],
    ["<a class='x' href='tel:+49391123456'>Anruf</a>", "<a class='x'>Anruf</a>"],
    [
      '<a href="https://firma.example/?an=jobs@firma.de">Link</a>',
      '<a href="https://firma.example/?an=@">Link</a>',
    ],
    ['<p>0391</p><p>2027 Plätze</p>', '<p>0391</p><p>2027 Plätze</p>'],
    ['<p>Beginn <b>01.08.2027</b></p>', '<p>Beginn <b>01.08.2027</b></p>'],
  ])('give way wherever tags stand: %s', (html, expected) => {
    expect(maskHtml(html)).toBe(expected.replaceAll('@', contactNotice));
  });

  it('leave all else to the letter', () => {
    const html = '<div CLASS=x>Ä &auml; <IMG src=a.png> 1 < 2 & 3<br/></div><!-- nur so -->';
    expect(maskAny(html)).toBe(html);
  });
});
