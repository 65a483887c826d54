import { functionWords } from '../concepts/data/function-words.ts';
import { keysOf } from './tokens.ts';

/** Function words, which are not reported as ignored. */
export const smallWords = keysOf(
  'als zum zur und oder oda mit für von vom bei beim der die das den dem des ein eine einen einem einer eines im in am an ab zu auf aus über unter durch wo wie was ' +
    'ich mich mir mein meine meinen meiner meinem du dich dir dein deine wir uns man sich es er sie irgendwas irgendwie etwas sowas gern gerne möchte möchten will wollen würde ' +
    'wäre kann können mache machen macht tun suche suchen sucht gesucht finde finden werden wird haben habe hat sein bin ist sind bitte auch ja jep noch mal nur sehr aber dass wenn weil lieber eher liebsten besten ' +
    `${functionWords.join(' ')} ` +
    'nach bis um rund da hier so the a an of for and or to i want in with der job beruf berufe arbeit arbeiten stelle stellen platz plätze',
);

/** Words before a place. */
export const prepositions = keysOf(
  'in bei nach aus um im am zwischen nahe near raum großraum region umkreis umgebung gegend von w в у',
);

/** Words for surroundings. */
export const surroundingWords = keysOf(
  'nähe nahe rund um umkreis radius umgebung umland umliegend raum großraum gegend entfernt near around herum bei weit weg',
);

/** Words that belong to the name of a place without being one. */
export const placeFillers = keysOf(
  'in der die den dem das im am zwischen bei beim nach aus um rund von nähe nahe umkreis radius umgebung raum großraum region gegend ort stadt landkreis kreis lk lkr plz postleitzahl und umland herum near around ca max maximal höchstens allerhöchstens innerhalb entfernung bis zu km kilometer kilometern weit nicht weg entfernt oder',
);

/** Words that join alternative places. */
export const placeJoints = keysOf('oder oda und bis bzw or lub або или veya sau');

export const districtWords = keysOf('landkreis kreis lk lkr kreises');
export const postcodeWords = keysOf('plz postleitzahl');
export const kilometreWords = keysOf('km kilometer kilometern');

/** Units after a number that is no postcode. */
export const units = keysOf(
  'jahre jahr jahren stunden stunde tage tag wochen woche monate monat monaten uhr euro klasse prozent std',
);

/** Numbers of children that people have. */
export const countsOfChildren = ['2', '3', '4', '5', 'zwei', 'drei', 'vier', 'fünf'];
