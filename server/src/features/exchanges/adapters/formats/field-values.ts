import { foldName } from './field-names.ts';
import { wordSet } from './words.ts';

/** Names and values that mean something together, in feeds of any system. */

/** Words for pay, and for the year that a number in its name counts. */
const ofPay = /verg|gehalt|lohn|salary|pay|entgelt/;
const ofYear = /jahr|lj|year/;

/** Characters. A longer name is no name of a field. */
const maxNameLength = 60;

/** Returns the year, from 1 to 4, for whose pay a name stands: `verguetung_lj2`, `verguetung.2_jahr`, 'Verg. 2. LJ'; undefined for any other. */
export function payYearAt(path: readonly string[]): number | undefined {
  const name = path.slice(-2).join('_').toLowerCase();
  if (name.length > maxNameLength || !ofPay.test(name) || !ofYear.test(name)) return undefined;
  const numbers = name.match(/\d{1,4}/g) ?? [];
  return numbers.length === 1 && /^[1-4]$/.test(numbers[0] ?? '') ? Number(numbers[0]) : undefined;
}

/** Fields of ads that are shown, and their values for those that are not. */
const shown = wordSet(`
  active aktiv isactive istaktiv published ispublished veroeffentlicht veröffentlicht visible isvisible
  sichtbar enabled isenabled
`);
const no = wordSet('false 0 nein no n off falsch');
/** Fields of ads that are not shown, and their values. */
const hidden = wordSet(`
  hidden ishidden versteckt ausgeblendet draft isdraft entwurf istentwurf deleted isdeleted geloescht
  gelöscht archived isarchived archiviert inactive inaktiv closed isclosed geschlossen filled isfilled
  besetzt
`);
const yes = wordSet('true 1 ja yes y on wahr');
const states = wordSet('status jobstatus publicationstatus veroeffentlichungsstatus publishstatus');
const notShown = wordSet(`
  draft entwurf inactive inaktiv closed geschlossen archived archiviert deleted geloescht gelöscht
  expired abgelaufen hidden unpublished unveroeffentlicht unveröffentlicht trash besetzt filled
`);

/** Whether a name without punctuation is that of a field which says whether an ad is shown. */
export const isAboutShowing = (name: string): boolean =>
  shown.has(name) || hidden.has(name) || states.has(name);

/** Returns the name of the field at a path that says whether the ad is shown; undefined for any other field. */
export function showingAt(names: readonly string[]): string | undefined {
  const last = names.at(-1) ?? '';
  return names.length <= 2 && isAboutShowing(last) ? last : undefined;
}

/** Whether such a field says that the ad must not be shown: `status: draft`, `active: false`, `_filled: 1`. */
export function isHidingValue(name: string, value: string): boolean {
  if (value.length > maxNameLength) return false;
  const said = value.trim().toLowerCase();
  if (shown.has(name)) return no.has(said);
  if (hidden.has(name)) return yes.has(said);
  return states.has(name) && notShown.has(foldName(said));
}
