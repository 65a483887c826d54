import { schoolTypes } from '@lehrpfad/regions/parts/school-types.ts';
import { certificateNames } from '@lehrpfad/regions/parts/schools.ts';
import { conditions } from '../../engine/conditions/conditions.ts';
import { benefitWords } from './benefit-words.ts';
import { disabilityWords, isOfOthers } from './disability-words.ts';
import { durationAt, mayBeDuration } from './duration-words.ts';
import { MistypedConditions } from './mistyped-conditions.ts';
import { mayBePay, payAt } from './pay-words.ts';
import { keyOf, keysOf, longestMatchAt, phraseTable, type Token } from '../tokens.ts';
import { countsOfChildren } from '../small-words.ts';
import type { ConditionWord, Wish } from '../understanding.ts';

const plain = (label: string, mask: number): ConditionWord => ({ label, mask, deniedMask: mask });

const noCertificate = plain('ohne Abschluss', conditions.noCertificate);
const weekends = plain('Wochenende', conditions.weekends);
const forPeopleWithDisabilities = plain('für Menschen mit Behinderung', conditions.disability);

/** Weekly hours of part-time work. */
const fewHours = [15, 16, 18, 20, 22, 25, 28, 30, 32]
  .map((hours) => `${hours} stunden,${hours} stunden woche`)
  .join(',');

/** Children of one's own, who are counted: 'mit zwei Kindern' is no wish to work with children. */
const ownChildren = [...countsOfChildren.map((count) => `${count} kindern`), 'einem kind']
  .flatMap((who) => [`mit ${who}`, `mit ${who.replace(' ', ' kleinen ')}`])
  .join(',');

/** Units of pay, with words that may follow: 'Euro brutto im Monat'. */
const amounts = ['euro', 'eur', 'tausend euro']
  .flatMap((unit) => [
    unit,
    ...['brutto', 'netto', 'monatlich', 'im monat', 'pro monat'].map((end) => `${unit} ${end}`),
  ])
  .join(',');

/** 'nach der neunten Klasse', 'mit 10. Klasse': ways to name the last finished class. */
const afterClass = (...classes: readonly string[]) =>
  classes
    .flatMap((one) =>
      ['mit', 'nach', 'nach der', 'abschluss', 'fertig mit'].map((word) => `${word} ${one} klasse`),
    )
    .join(',');

/** Spellings of the state's own types of schools, each followed by a comma. */
const ofSchools = (certificate: string) =>
  schoolTypes
    .filter((type) => type.certificate === certificate)
    .flatMap(({ start }) =>
      ['schule', 'schul', 'schulabschluss', 'schule abschluss', 'schüler', 'schülerin'].map(
        (end) => `${start}${end},`,
      ),
    )
    .join('');

const words = phraseTable<ConditionWord>([
  [
    `${fewHours},${ownChildren},` +
      'teilzeit,halbtags,stundenweise,wenig stunden,weniger arbeiten,stunden reduzieren,kürzere arbeitszeit,kurze arbeitszeit,flexible arbeitszeit,flexible arbeitszeiten,kürzer arbeiten,nicht vollzeit,keine vollzeit,tz,teil zeit,mit kind,mit baby,mit kindern zuhause,junge mama,als alleinerziehende,als alleinerziehender,als junge mutter,neben dem kind,trotz kind,half time,halbzeit,część etatu,pół etatu,неполный рабочий день,неповний робочий день,دوام جزئي,yarı zamanlı,bán thời gian,normă parțială,bis mittags,nur bis mittag,nur am vormittag,6 stunden am tag,4 stunden am tag,5 stunden am tag,halbe tage,part time,parttime,teilzeitstelle,halbe stelle,halber tag,halbtagsstelle,vormittags,nur vormittags,nachmittags,nur nachmittags,weniger stunden,reduzierte stunden,alleinerziehend,alleinerziehende,junge mutter,junge mütter,neben der familie,dreiviertel stelle,dreiviertelstelle,3 4 stelle,20 stunden,25 stunden,30 stunden,mit kleinkind,als mutter,als mama,familienfreundlich,familienfreundliche,verkürzte arbeitszeit',
    plain('Teilzeit', conditions.partTime),
  ],
  [
    `${ofSchools('hauptschule')}${afterClass('9', 'neunte', 'neunter', 'neunten')},` +
      'hauptschulabschluss,hauptschule,hs abschluss,hsa,hauptschul abgang,hauptschulabgänger,hauptschulabschl,erweiterter hauptschulabschluss,abgang 9 klasse,abgang nach der 9,nach der 9,9 klasse fertig,bbr,berufsbildungsreife,nur hauptschule,nur hauptschulabschluss,einfacher abschluss,niedriger abschluss,hauptschüler,hauptschul abschluss,haupt schulabschluss,hauptschulabschluß,berufsreife,qualifizierter hauptschulabschluss,qualifizierten hauptschulabschluss,hauptschülerin,hauptabschluss,hauptschul,quali,einfacher hauptschulabschluss,nach der 9 klasse,nach der neunten klasse,nach 9 klasse,9 klasse abschluss,9 klasse hauptschule,abschluss 9 klasse,guter hauptschulabschluss',
    plain(certificateNames.hauptschule.label, conditions.basicCertificate),
  ],
  [
    `${ofSchools('realschule')}${afterClass('10', 'zehnte', 'zehnter', 'zehnten')},` +
      'realschulabschluss,realschule,rs abschluss,real abschluss,realschulabschl,sekundarschulabschl,fachoberschulreife,10 klasse fertig,10 klasse geschafft,abgang 10 klasse,nach der 10,nach der zehnten,zehnte klasse abschluss,mittlerer bildungsabschluss,mittleren bildungsabschluss,mit 10 klasse,gemeinschaftsschule abschluss,realschüler,real schule,realschul abschluss,mittlere reife,mittlerer reife,mittleren reife,sekundarschule,sekundarschulabschluss,mittlerer schulabschluss,mittlerem schulabschluss,msa,sekundarschüler,realabschluss,realschülerin,sekundarschülerin,sekundarschule abschluss,sekundarschul,realschul,mittlerer abschluss,mittleren abschluss,mittleren schulabschluss,mittlere schulabschluss,erweiterter realschulabschluss,erweiterten realschulabschluss,guter realschulabschluss,10 klasse abschluss,abschluss 10 klasse,nach der 10 klasse,nach der zehnten klasse,nach 10 klasse,10 klassen abschluss',
    plain(certificateNames.realschule.label, conditions.middleCertificate),
  ],
  [
    `${ofSchools('abitur')}${afterClass('12', 'zwölfte', 'zwölfter', 'zwölften', '13')},` +
      'abitur,abi,fos,fachgymnasium,allg hochschulreife,gymnasialabschluss,abgang gymnasium,gymnasium fertig,abi fertig,abi in der tasche,13 klasse abschluss,nach der 12,nach der 13,fachhochschulabschluss,matura,baccalaureate,high school diploma,аттестат,атестат,fachabi,fachabitur,hochschulreife,fachhochschulreife,abiturient,abiturienten,gymnasium,abiturientin,abiturientinnen,abschluss abitur,allgemeine hochschulreife,nach dem abi,nach dem abitur,nach abi,nach abitur,mit abi,mit abitur,gymnasiast,gymnasiastin,nach der 12 klasse,12 klasse abschluss,fachoberschule',
    {
      label: certificateNames.abitur.label,
      mask: conditions.university,
      deniedMask: conditions.universityOnly,
    },
  ],
  [
    'ohne abschluss,ohne schulabschluss,zeugnis egal,zeugnisse egal,noten sind egal,noten nicht wichtig,egal welche noten,noten spielen keine rolle,abschluss nicht wichtig,abschluss spielt keine rolle,abschluss fehlt,fehlender abschluss,ohne hauptschule,nicht abgeschlossen,schule nicht beendet,schule nicht fertig,schule abgebrochen,sitzen geblieben,sitzengeblieben,nicht versetzt,schlechte zensuren,schlechte schulnoten,miese noten,schlechter abschluss,schwaches zeugnis,8 klasse abgang,abgang 8 klasse,nach der 8 klasse,abgangszeugnis,schule verkackt,schule vergeigt,abgebrochen schule,no school certificate,no diploma,without diploma,bez szkoły,без аттестата,без атестата,بدون شهادة,diplomasız,fără diplomă,ohne schule,ohne jede schule,kein abschluss,kein schulabschluss,keinen abschluss,keinen schulabschluss,schulabbrecher,abschluss egal,ohne zeugnis,ohne zeugnisse,schlechte noten,schlechten noten,schlechtes zeugnis,schlechtem zeugnis,schlechte zeugnisse,noten egal,egal welcher abschluss,nicht geschafft,quali nicht geschafft,hauptschule nicht geschafft,hauptschulabschluss nicht geschafft,schulabschluss nicht geschafft,abschluss nicht bestanden,abschluss nachholen,schulabschluss nachholen,hauptschulabschluss nachholen,nachholen schulabschluss,durchgefallen,no degree,without degree,ohne hauptschulabschluss,kein hauptschulabschluss,keinen hauptschulabschluss,ohne jeden abschluss,ohne irgendeinen abschluss,schulabbruch,schulabbrecherin,schule geschmissen,schule nicht geschafft,abschluss nicht geschafft,förderschule,förderschulabschluss,förderschüler,schlecht in der schule,schlecht in schule,schlechter schüler,schlechte schülerin,nicht gut in der schule,egal welcher schulabschluss,schulabschluss egal',
    noCertificate,
  ],
  [
    'führerschein,staplerschein bezahlt,autoführerschein,führerscheinzuschuss,führerschein zuschuss,fahrerlaubnis,fahrschule,fahrschule bezahlt,führerscheine,auto führerschein,führerschein vom betrieb,führerschein kostenlos,zuschuss führerschein,lkw führerschein bezahlt,prawo jazdy,водительские права,права водителя,водійські права,رخصة قيادة,ehliyet,sürücü belgesi,bằng lái xe,permis de conducere,führerschein klasse b,driving licence,drivers license,mit auto,mit eigenem auto,eigenes auto,führerschein bezahlt,führerschein wird bezahlt,führerschein gezahlt,führerschein finanziert,bezahlter führerschein,führerschein machen,b führerschein,führerschein b,mit führerschein,pkw führerschein,führerschein nötig,klasse b',
    {
      label: 'Führerschein',
      mask: conditions.drivingLicence,
      deniedMask: conditions.needsDrivingLicence,
    },
  ],
  [
    'unterkunft,personalunterkunft,personalwohnung,mitarbeiterwohnung,werkswohnung,betriebswohnung,dienstwohnung,azubiwohnung,personalzimmer,mitarbeiterunterkunft,wohnplatz,schlafplatz,unterbringung,untergebracht,wohnheim,zimmer,wohnen,bleibe,übernachtung,übernachten,wg,lehrlingswohnheim,brauche zimmer,brauche wohnung,wohnung dabei,unterkunft dabei,mit schlafplatz,da wohnen,dort wohnen,vor ort wohnen,housing,dorm,dormitory,room included,mieszkanie,zakwaterowanie,жильё,жилье,с жильем,общежитие,житло,гуртожиток,سكن,konaklama,yurt,chỗ ở,nhà ở,cazare,locuință,wohnung,internat,mit zimmer,mit wohnen,azubiwohnheim,wohnheimplatz,wohnmöglichkeit,zimmer gestellt,wg zimmer,zimmer frei,mit übernachtung,zum wohnen,wohnen möglich,mietwohnung gestellt,accommodation,zimmer und essen,mit zimmer und essen,kost und logis,unterkunft und verpflegung,unterkünfte,ein zimmer,wohnmöglichkeiten,wohnen kann,wohnen kannst,übernachten kann,schlafen kann,wohnung gestellt,wohnung wird gestellt,unterkunft gestellt,stellt unterkunft,stellt wohnung,betrieb stellt unterkunft,zimmer wird gestellt',
    plain('Unterkunft', conditions.housing),
  ],
  [
    'vergütung,ausbildungsvergütung,gehalt,lohn,gut bezahlt,gut bezahlte,bezahlt,bezahlte,bezahlung,viel geld,viel geld verdienen,gut verdienen,mehr geld,brauche geld,geld brauche,geld verdienen,bezahltes,bezahlter,gutes gehalt,hohes gehalt,guter lohn,hoher lohn,gute bezahlung,gute vergütung,hohe vergütung,viel verdienen,verdienst,azubigehalt,mindestlohn,meiste geld,meisten geld,meisten geld bringt,am meisten geld,am meisten geld bringt,am meisten verdienen,am meisten verdient,kohle machen,kohle verdienen,viel kohle,fett kohle,gut kohle,richtig kohle,mehr kohle,kohle verdient,viel cash,ordentlich geld,' +
      amounts,
    plain('Vergütung', conditions.pay),
  ],
  [
    'tarif,tarifvertrag,tvl,tv l,tvaöd,tarifbindung,tarifvertraglich,verdi,ver di,verdi tarif,ig bce,igbce,gewerkschaft,metalltarif,chemietarif,bautarif,öffentlicher dienst tarif,bezahlung nach tarif,tariflohn,tarifgebunden,tarifgehalt,nach tarif,tvöd,tariflich,tarifliche,tarifliche bezahlung,tarifliche vergütung,nach tarif bezahlt,tarif bezahlt,tarifbetrieb,tariftreue',
    plain('Tarif', conditions.tariff),
  ],
  [
    'homeoffice,home office,home offiz,homeofice,von daheim arbeiten,am laptop von daheim,am laptop von zuhause,vom sofa,von überall arbeiten,hybrid,hybrid arbeiten,hybrides arbeiten,hybride arbeit,praca zdalna,zdalnie,удаленно,удалённо,віддалено,дистанционно,عن بعد,uzaktan,làm việc từ xa,de acasă,la distanță,remote,mobiles arbeiten,von zuhause,von zu hause,zuhause arbeiten,von daheim,daheim arbeiten,telearbeit,work from home,mobil arbeiten,remote arbeiten,von zuhause aus,von zu hause aus,von zuhause arbeiten,mobile arbeit,heimarbeit,online arbeiten,ortsunabhängig,digital arbeiten',
    plain('Homeoffice', conditions.remote),
  ],
  [
    'englischsprachig,englischsprachige,englisch als sprache,nur auf englisch,englische sprache,internationales team,international arbeiten,englisch gebrauchen,wo englisch,englisch wichtig,english,english speaking,auf englisch,in english,english only,ohne deutsch,kein deutsch,ohne deutschkenntnisse,without german,no german,dont speak german,mit englisch,viel englisch,englisch sprechen,englisch sprechen kann,englisch spricht,englisch gesprochen,englisch im job,englisch im beruf,englisch gebraucht,englischkenntnisse,gut englisch,englisch als arbeitssprache,kann nur englisch,nur englisch,ich spreche englisch',
    plain('Englisch', conditions.english),
  ],
  [
    'schichtarbeit,schichtdienst,nachtschichten,spätdienst,frühdienst,früh und spätschicht,früh und spätdienst,früh spät nacht,früh spät und nachtschicht,wechseldienst,nachts,in der nacht arbeiten,spätschichten,frühschichten,rollende woche,conti,kontischicht,4 schicht,vierschicht,schichtarbeiten,schicht arbeiten,schichtig,shift work,night shift,praca zmianowa,сменная работа,ночная смена,нічна зміна,vardiya,vardiyalı,ca đêm,tura de noapte,schicht,schichten,schichtbetrieb,nachtschicht,nachtdienst,nachts arbeiten,wechselschicht,spätschicht,frühschicht,schichtsystem,schichtarbeiter,dreischicht,3 schicht,3 schichten,drei schichten,2 schicht,zwei schichten,dreischichtsystem,zweischicht,dreischichtbetrieb,nachtarbeit,schichtplan,schichtzulage,im schichtbetrieb,in schichten,in schicht,vollkonti',
    plain('Schichtdienst', conditions.shifts),
  ],
  [
    'übernahme,übernahmechance,übernahmechancen,übernahmegarantie,übernommen werden,übernahme nach der ausbildung,übernahme nach ausbildung,mit übernahme,nach der ausbildung übernommen',
    plain('Übernahme', conditions.takeOver),
  ],
  [
    'jobticket,job ticket,azubiticket,azubi ticket,deutschlandticket,deutschland ticket,fahrtkosten,fahrkosten,fahrtkostenzuschuss,fahrgeld,fahrtgeld,bahnticket',
    plain('Fahrtkosten', conditions.travelCosts),
  ],
  [
    'weihnachtsgeld,urlaubsgeld,sonderzahlung,sonderzahlungen,13 gehalt,prämie,prämien,bonus',
    plain('Sonderzahlung', conditions.bonus),
  ],
  [
    'urlaubstage,tage urlaub,30 tage urlaub,28 tage urlaub,viel urlaub,mehr urlaub,viele urlaubstage,30 urlaubstage',
    plain('Urlaubstage', conditions.holidays),
  ],
  [
    'laptop für azubis,laptop für auszubildende,eigener laptop,eigenen laptop,firmenlaptop,dienstlaptop,laptop gestellt,laptop bekommen,bekommt laptop,mit laptop,azubi laptop,laptop dazu,laptop wird gestellt,gratis laptop,notebook für azubis',
    plain('Laptop', conditions.laptop),
  ],
  [
    'tablet für azubis,ipad für azubis,eigenes tablet,mit tablet,mit ipad,tablet gestellt,tablet bekommen,bekommt tablet,ipad bekommen,tablet dazu,azubi tablet',
    plain('Tablet', conditions.tablet),
  ],
  [
    'duales studium,dualer student,duale studentin,dualen studenten,duale studenten,dualer studienplatz,dualen studienplatz,duale studienplätze,duale hochschule,dhbw,bachelor of engineering,bachelor of arts,bachelor of science,bachelorstudium,studium und ausbildung gleichzeitig,ausbildung zum studium,dual studieren,dual studium,dualer studiengang,duale studiengänge,duales bachelorstudium,duales bachelor studium,studium,studieren,studiengang,bachelor,ba studium,berufsakademie,dualstudium,dual study,dual studies,studium mit praxis,studium mit praxisanteil,studium mit praxisphasen,studium und praxis,studium mit ausbildung,studium und ausbildung,praxisnahes studium,praxisintegriertes studium,studieren und arbeiten,studieren und geld verdienen,arbeiten und studieren,ausbildung mit studium,ausbildung und studium',
    plain('duales Studium', conditions.dualStudy),
  ],
  [disabilityWords, forPeopleWithDisabilities],
  [
    'altersvorsorge,betriebsrente,betriebliche altersvorsorge',
    plain('Altersvorsorge', conditions.pension),
  ],
  [
    'mit kantine,kantine vorhanden,betriebskantine,essenszuschuss,essensgeld,kostenloses essen,kostenloses mittagessen,mittagessen dabei,essen kostenlos,gratis essen,verpflegung',
    plain('Verpflegung', conditions.meals),
  ],
  [
    'am wochenende,wochenende,wochenenden,wochenendarbeit,wochenenddienst,sonntags arbeiten,samstags arbeiten,sonntags,samstags',
    weekends,
  ],
  [
    'wochenende frei,nur unter der woche,unter der woche,nur werktags,werktags,nur montag bis freitag,nur mo bis fr,sonntags zu,samstag und sonntag frei,sa und so frei,nur wochentage,wochenenden frei,freies wochenende,freie wochenenden,am wochenende frei,wochenends frei,samstag frei,samstags frei,am samstag frei,sonntag frei,sonntags frei,am sonntag frei,nur wochentags,montag bis freitag,mo bis fr',
    plain('Wochenende frei', conditions.freeWeekends),
  ],
  ...benefitWords.map(
    ([phrases, label, condition]) => [phrases, plain(label, conditions[condition])] as const,
  ),
]);

const mistyped = new MistypedConditions(words);

/** Whether a condition may begin with a word. */
export const mayBeCondition = (word: string): boolean =>
  words.longest(word) > 0 || mayBePay(word) || mayBeDuration(word) || mistyped.mayBegin(word);

/** After these words 'mit' names the object of the work: 'Arbeit mit Auto' is no driving licence. */
const openWords = keysOf('was etwas irgendwas arbeit arbeiten beruf job');

const rooms = keysOf('zimmer wohnung wohnungen');

/** After a room these words name a task: 'Zimmer streichen' is no search for lodging. */
const roomTasks = keysOf(
  'streichen renovieren dekorieren umdekorieren einrichten gestalten umgestalten tapezieren ausmalen putzen sauber reinigen aufräumen ' +
    'vermieten verlegen',
);

/** A condition in a text, and the number of words that name it, from a token on and before it. */
export interface ConditionFound {
  readonly value: ConditionWord;
  readonly length: number;
  readonly before?: number | undefined;
}

/** @param isKnown whether a word has a meaning by itself */
export function conditionAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): ConditionFound | undefined {
  const counted = payAt(tokens, at) ?? durationAt(tokens, at);
  if (counted !== undefined) return counted;
  const found = longestMatchAt(words, tokens, at);
  const isOpen = openWords.has(tokens[at - 1]?.word ?? '');
  if (isOpen && tokens[at]?.word === 'mit' && tokens[at + 1]?.word === 'auto') return undefined;
  if (rooms.has(tokens[at]?.word ?? '') && roomTasks.has(tokens[at + 1]?.word ?? ''))
    return undefined;
  const isOurs = (value: ConditionWord, length: number) =>
    value !== forPeopleWithDisabilities || !isOfOthers(tokens, at, length);
  if (found !== undefined) return isOurs(found.value, found.length) ? found : undefined;
  const meant = mistyped.at(tokens, at, isKnown);
  return meant && isOurs(meant.value, meant.length) ? meant : undefined;
}

/** The wish for a condition, and its label. */
export function conditionWish(
  { label, mask, deniedMask }: ConditionWord,
  isDenied: boolean,
): { readonly wish: Wish; readonly label: string } {
  return isDenied
    ? { wish: { kind: 'condition', mask: 0, deniedMask }, label: `ohne ${label}` }
    : { wish: { kind: 'condition', mask, deniedMask: 0 }, label };
}

/** Whether a single word names a condition. */
export const isConditionWord = (word: string): boolean => words.has(word);

/** The labels of all conditions, each once. */
export const conditionLabels: readonly string[] = [
  ...new Set([...words.values()].map(({ label }) => label)),
];

/** Conditions that people deny. */
export const deniableConditions: readonly string[] = [
  'Abschluss',
  certificateNames.abitur.label,
  certificateNames.realschule.label,
  'Führerschein',
  'Schichtdienst',
  'Wochenende',
];

/** Conditions that people add to a trade: their labels, and further usual words. */
export const completableConditions: readonly string[] = [
  ...conditionLabels.filter((label) => isConditionWord(keyOf(label))),
  'ohne Abitur',
  'Wohnheim',
  'kein Schichtdienst',
];
