/** Spellings that companies use in their titles for names of the catalogue such as 'Industriemechaniker/-in'. */

const adjectives =
  /\b(Medizinisch|Zahnmedizinisch|Tiermedizinisch|Technisch|Bautechnisch|Operationstechnisch|Anästhesietechnisch|Pharmazeutisch-technisch|Pharmazeutisch-kaufmännisch|medizinisch)e\/r\b/g;

/** Returns the masculine form: 'Kaufmann für Büromanagement', 'Medizinischer Fachangestellter'. */
export function masculine(name: string): string {
  return name
    .replace(/ \([^()]*\)$/, '')
    .replace(adjectives, '$1er')
    .replace(/(Fachanges|Anges)tellte\/r/g, '$1tellter')
    .replace(/(fachanges|anges)tellte\/r/g, '$1tellter')
    .replace(/\/-(frau|in|technologin)\b/g, '')
    .replace(/\/[A-ZÄÖÜ][a-zäöü]+in\b/g, '');
}

/** Returns the feminine form: 'Kauffrau für Büromanagement', 'Medizinische Fachangestellte'. */
export function feminine(name: string): string {
  return name
    .replace(/ \([^()]*\)$/, '')
    .replace(/e\/r\b/g, 'e')
    .replace(/mann\/-frau/g, 'frau')
    .replace(/technologe\/-technologin/g, 'technologin')
    .replace(/Technologe\/Technologin/g, 'Technologin')
    .replace(/\/-in\b/g, 'in')
    .replace(/[A-ZÄÖÜ][a-zäöü]{1,60}\/([A-ZÄÖÜ][a-zäöü]{1,60}in)\b/g, '$1');
}

/** Returns the form after 'Ausbildung': 'zum Physiotherapeuten', 'zur Fachkraft Küche'. */
export function afterZum(name: string): string {
  if (/^(Fach|Service)kraft/.test(name)) return `zur ${name}`;
  const dative = masculine(name).replace(
    /^.{0,200}?(?= (für|im|in|Fachrichtung|Schwerpunkt|Metall|Druck) |$)/,
    (head) =>
      head
        .replace(/ischer (?=[A-ZÄÖÜ])/g, 'ischen ')
        .replace(/tellter$/, 'tellten')
        .replace(/(eut|ant|ent|ist|graf)$/, '$1en')
        .replace(/(loge|päde)\b/, '$1n'),
  );
  return `zum ${dative}`;
}

/** Returns the form with an asterisk, as some companies write: 'Industriemechaniker*in', 'Steuerfachangestellte*r'. */
export function withStar(name: string): string {
  const starred = name
    .replace(/ \([^()]*\)$/, '')
    .replace(/e\/r\b/g, 'e*r')
    .replace(/\/-in\b/g, '*in')
    .replace(/e\/-technologin/g, '*in');
  return starred.includes('/') ? name : starred;
}
