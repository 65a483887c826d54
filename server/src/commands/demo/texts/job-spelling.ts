/** How companies write the catalogue's 'Industriemechaniker/-in' in their titles. */

const adjectives =
  /\b(Medizinisch|Zahnmedizinisch|Tiermedizinisch|Technisch|Bautechnisch|Operationstechnisch|Anästhesietechnisch|Pharmazeutisch-technisch|Pharmazeutisch-kaufmännisch|medizinisch)e\/r\b/g;

/** 'Kaufmann für Büromanagement', 'Medizinischer Fachangestellter'. */
export function masculine(name: string): string {
  return name
    .replace(/ \([^()]*\)$/, '')
    .replace(adjectives, '$1er')
    .replace(/(Fachanges|Anges)tellte\/r/g, '$1tellter')
    .replace(/(fachanges|anges)tellte\/r/g, '$1tellter')
    .replace(/\/-(frau|in|technologin)\b/g, '')
    .replace(/\/[A-ZÄÖÜ][a-zäöü]+in\b/g, '');
}

/** 'Kauffrau für Büromanagement', 'Medizinische Fachangestellte'. */
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

/** 'zum Physiotherapeuten', 'zur Fachkraft Küche': the form after 'Ausbildung'. */
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

/** 'Industriemechaniker*in', 'Steuerfachangestellte*r': as some companies write. */
export function withStar(name: string): string {
  const starred = name
    .replace(/ \([^()]*\)$/, '')
    .replace(/e\/r\b/g, 'e*r')
    .replace(/\/-in\b/g, '*in')
    .replace(/e\/-technologin/g, '*in');
  return starred.includes('/') ? name : starred;
}
