import { trimEnd, trimStart } from '../../../../core/text/trim.ts';
import type { ImportedAd } from '../imported-ad.ts';

/** Words that postings add to the name of an occupation. */
const additions = [
  // (m/w/d), (w/m/divers), m/w/d, (all genders), (gn)
  /\(?\b[mwdfxi]\s?[/|,]\s?[mwdfxi](?:\s?[/|,]\s?(?:[mwdfxia]|divers))?\b\)?|\((?:all genders|gn|alle)\)/giu,
  /\b(?:Ausbildung(?:splatz|sstelle|sbeginn|sstart|sjahr)?|Lehrstelle|Lehre|Azubis?|Auszubildende[rn]?|Duale[sr]? Ausbildung)\b/giu,
  /\b(?:(?:zum|zur|als|im Beruf|für den Beruf)\s{1,9}){1,9}(?=\p{L})/giu,
  /\b(?:ab|zum|für|per|start(?:end)?|beginn)?[\s:]{0,9}(?:\d{1,2}\.\s?)?\d{1,2}\.\s?20\d\d\b/giu,
  /\b(?:ab|für|in|start|beginn|sommer|herbst|august|september)?[\s:]{0,9}\b20\d\d(?:\s?\/\s?(?:20)?\d\d)?\b/giu,
  /\b(?:ab|zum|start)\s{1,3}(?:1\.\s?)?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/giu,
  /\b(?:Starte durch|Durchstarten)\b/giu,
  /\b(?:ab sofort|gesucht|freie?r?|wir suchen|du suchst|jetzt bewerben|dein(?:e|en)?)\b/giu,
];

const leading = /[\s\-–—|:,;.!/*+&#()]/;
const trailing = /[\s\-–—|:,;!/*+&#(]/;

/** The occupation in a title: 'Ausbildung zum Bäcker (m/w/d) 2027' is 'Bäcker'. Empty if the title contains nothing else. */
export function occupationIn(title: string): string {
  let text = title.normalize('NFC');
  for (const addition of additions) text = text.replaceAll(addition, ' ');
  const line = text.replaceAll(/\(\s*\)/g, ' ').replaceAll(/\s+/g, ' ');
  return trimEnd(trimStart(line, leading), trailing);
}

/** The parts of an ad that can name an occupation. */
export type Named = Pick<ImportedAd, 'title' | 'jobNames'> & {
  readonly company: Pick<ImportedAd['company'], 'name'>;
  readonly place: Pick<ImportedAd['place'], 'town'>;
};

/** Shorter names are part of too many words. */
const minNameLength = 3;

const legalForm = /\s(?:g?GmbH|AG|KG|e\.\s?K\.|OHG)/i;

/** A company's name up to its legal form. */
function withoutLegalForm(name: string): string {
  const at = name.search(legalForm);
  return at < 0 ? name : name.slice(0, at);
}

/** A town with and without additions to its name ('Lutherstadt Wittenberg', 'Köthen (Anhalt)'), the longest first. */
function townNames(town: string): readonly string[] {
  const [beforeBracket = ''] = town.split('(');
  const short = beforeBracket
    .trim()
    .replace(/^(?:Lutherstadt|Hansestadt|Landeshauptstadt|Stadt)\s{1,9}/i, '');
  return [...new Set([town, beforeBracket.trim(), short])];
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** A text without employer and town, which titles often repeat: 'Koch in Stendal bei Hotel Krone' is 'Koch'. */
export function withoutWhere(title: string, { company, place }: Named): string {
  const known = [company.name, withoutLegalForm(company.name), ...townNames(place.town)];
  let text = title;
  for (const name of known) {
    // Most titles name neither, and an expression takes long to compile.
    if (name.trim().length < minNameLength || !holds(text, name.trim())) continue;
    const where = String.raw`(?<!\p{L})(?:(?:in|bei|bei der|beim|für|am Standort|Standort|Raum|Region)\s{1,9})?${RegExp.escape(name.trim())}(?!\p{L})`;
    text = text.replaceAll(new RegExp(where, 'giu'), ' ');
  }
  return text;
}
