const office = [
  'IT, Computer, Digitales',
  'Büro, Industrie, Personal',
  'Bank, Versicherung, Steuern, Immobilien',
  'Recht, Verwaltung, öffentlicher Dienst',
  'Technisches Zeichnen, Konstruktion, Produktion',
  'Medien, Werbung, Gestaltung',
];

const weekends = [
  'Lebensmittel, Backen, Fleisch',
  'Landwirtschaft, Tiere, Forst',
  'Verkehr, Bahn, Schiff, Flugzeug',
  'Sicherheit, Polizei, Feuerwehr',
  'Handel, Verkauf',
  'Hotel, Gastronomie, Tourismus',
  'Gesundheit, Arztpraxis, Therapie',
  'Pflege, Rettungsdienst',
  'Sport, Kultur, Veranstaltungen',
  'Friseur, Kosmetik, Körperpflege',
];

const foodAndCare = [
  'Lebensmittel, Backen, Fleisch',
  'Hotel, Gastronomie, Tourismus',
  'Pflege, Rettungsdienst',
  'Erziehung, Soziales',
];

const early = [
  'Lebensmittel, Backen, Fleisch',
  'Bau, Architektur, Vermessung',
  'Pflege, Rettungsdienst',
];

/** Beginnings of phrases that are untrue in some trades, or true in only a few. */
const rules: readonly { start: string; only?: readonly string[]; notIn?: readonly string[] }[] = [
  { start: 'geregelte Arbeitszeiten und freie Wochenenden', notIn: weekends },
  { start: 'Arbeitskleidung', notIn: office },
  { start: 'Bitte bring feste Schuhe', notIn: office },
  { start: 'Lust, mit anzupacken', notIn: office },
  { start: 'Für diese Tätigkeit ist ein Gesundheitszeugnis', only: foodAndCare },
  { start: 'Der Arbeitsbeginn liegt früh', only: early },
];

/** Returns the phrases that are true for a company of that profession. */
export function fitting(phrases: readonly string[], profession: string): readonly string[] {
  return phrases.filter((phrase) => {
    const rule = rules.find(({ start }) => phrase.startsWith(start));
    return (rule?.only?.includes(profession) ?? true) && !rule?.notIn?.includes(profession);
  });
}
