import { conditions } from '../engine/text/conditions.ts';
import { longestAt, phraseTable, type Token } from './tokens.ts';

/** A condition that people ask for. */
export interface ConditionWord {
  readonly label: string;
  readonly mask: number;
  /** What an ad must not say where the condition is denied. */
  readonly deniedMask: number;
  /** The phrase itself denies: 'wochenende frei'. */
  readonly isDenied?: boolean;
}

const plain = (label: string, mask: number): ConditionWord => ({ label, mask, deniedMask: mask });

const noCertificate = plain('ohne Abschluss', conditions.noCertificate);
const weekends = plain('Wochenende', conditions.weekends);

const words = phraseTable<ConditionWord>([
  [
    'teilzeit,halbtags,teilzeitausbildung,halbe tage,part time,parttime,teilzeitstelle,halbe stelle,halber tag,halbtagsstelle,vormittags,nur vormittags,nachmittags,nur nachmittags,weniger stunden,reduzierte stunden,alleinerziehend,alleinerziehende,junge mutter,junge mütter,neben der familie',
    plain('Teilzeit', conditions.partTime),
  ],
  [
    'hauptschulabschluss,hauptschule,hauptschüler,hauptschul abschluss,haupt schulabschluss,hauptschulabschluß,berufsreife,hauptschulabgänger,qualifizierter hauptschulabschluss',
    plain('Hauptschulabschluss', conditions.basicCertificate),
  ],
  [
    'realschulabschluss,realschule,realschüler,real schule,realschul abschluss,mittlere reife,sekundarschule,sekundarschulabschluss,mittlerer schulabschluss,mittlerem schulabschluss,msa,sekundarschüler,realabschluss',
    plain('Realschulabschluss', conditions.middleCertificate),
  ],
  [
    'abitur,abi,fachabi,fachabitur,hochschulreife,fachhochschulreife,abiturient,abiturienten,gymnasium',
    { label: 'Abitur', mask: conditions.university, deniedMask: conditions.universityOnly },
  ],
  [
    'ohne abschluss,ohne schulabschluss,kein abschluss,kein schulabschluss,keinen abschluss,keinen schulabschluss,schulabbrecher,abschluss egal,ohne zeugnis,ohne zeugnisse,schlechte noten,schlechten noten,schlechtes zeugnis,schlechtem zeugnis,schlechte zeugnisse,noten egal,egal welcher abschluss,schule abgebrochen,nicht geschafft,durchgefallen,no degree,without degree',
    noCertificate,
  ],
  [
    'führerschein,fahrerlaubnis,führerschein klasse b,autoführerschein,driving licence,drivers license,mit auto,eigenes auto',
    plain('Führerschein', conditions.drivingLicence),
  ],
  [
    'unterkunft,wohnheim,wohnung,internat,schlafplatz,mit zimmer,mit wohnen,azubiwohnheim,lehrlingswohnheim,wohnheimplatz,wohnmöglichkeit,zimmer gestellt,wg zimmer,zimmer frei,mit übernachtung,zum wohnen,wohnen möglich,wohnplatz,mietwohnung,accommodation',
    plain('Unterkunft', conditions.housing),
  ],
  [
    'vergütung,ausbildungsvergütung,gehalt,lohn,gut bezahlt,gut bezahlte,bezahlt,bezahlte,bezahlung,viel geld,viel geld verdienen,gut verdienen,mehr geld,geld verdienen,bezahltes,bezahlter,gutes gehalt,hohes gehalt,guter lohn,hoher lohn,gute bezahlung,gute vergütung,hohe vergütung,viel verdienen,verdienst,azubigehalt,euro',
    plain('Vergütung', conditions.pay),
  ],
  [
    'tarif,tarifvertrag,tariflohn,tarifgebunden,tarifgehalt,nach tarif,tvöd',
    plain('Tarif', conditions.tariff),
  ],
  [
    'homeoffice,home office,remote,mobiles arbeiten,von zuhause,von zu hause,zuhause arbeiten,von daheim,daheim arbeiten,telearbeit,work from home,mobil arbeiten',
    plain('Homeoffice', conditions.remote),
  ],
  [
    'englischsprachig,englischsprachige,english speaking,auf englisch,in english,english only,ohne deutsch,kein deutsch,wenig deutsch,ohne deutschkenntnisse,without german',
    plain('Englisch', conditions.english),
  ],
  [
    'schichtarbeit,schichtdienst,schicht,schichten,schichtbetrieb,nachtschicht,nachtdienst,nachts arbeiten,wechselschicht,spätschicht,frühschicht,schichtsystem,schichtarbeiter,dreischicht',
    plain('Schichtdienst', conditions.shifts),
  ],
  [
    'am wochenende,wochenende,wochenenden,wochenendarbeit,wochenenddienst,sonntags arbeiten,samstags arbeiten,sonntags,samstags',
    weekends,
  ],
  [
    'wochenende frei,wochenenden frei,freies wochenende,freie wochenenden,am wochenende frei,wochenends frei,samstag frei,samstags frei,am samstag frei,sonntag frei,sonntags frei,am sonntag frei,nur wochentags,montag bis freitag,mo bis fr',
    { ...weekends, isDenied: true },
  ],
]);

/** '1200 Euro' */
const isAmount = (tokens: readonly Token[], at: number) =>
  /^\d{3,4}$/.test(tokens[at]?.plain ?? '') && tokens[at + 1]?.word === 'euro';

export function conditionAt(tokens: readonly Token[], at: number) {
  const start = isAmount(tokens, at) ? at + 1 : at;
  const found = longestAt(words, tokens, start);
  return found && { ...found, length: found.length + start - at };
}
