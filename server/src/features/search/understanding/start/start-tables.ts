import { summer } from '@lehrpfad/contract/core/dates/days.ts';
import { usualDays } from '@lehrpfad/regions/parts/holidays.ts';
import { keyOf, phraseTable } from '../tokens.ts';

/** Approximate start if no day is given. */
export type Soon = 'now' | 'soon' | 'month' | 'this' | 'next' | 'afterNext';

export const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

export const months = phraseTable<number>([
  ['januar,jan,jänner,january,styczeń,январь,январе,січень,ocak,ianuarie', 1],
  ['februar,feb,february,luty,февраль,феврале,лютий,şubat,februarie', 2],
  ['märz,mär,mrz,march,marzec,март,марте,березень,mart,martie', 3],
  ['april,apr,kwiecień,апрель,апреле,квітень,nisan,aprilie', 4],
  ['mai,may,maj,май,мае,травень,mayıs', 5],
  ['juni,jun,june,czerwiec,июнь,июне,червень,haziran,iunie', 6],
  ['juli,jul,july,lipiec,июль,июле,липень,temmuz,iulie', 7],
  ['august,aug,sierpień,август,августе,серпень,ağustos', 8],
  ['september,sept,sep,wrzesień,сентябрь,сентябре,вересень,eylül,septembrie', 9],
  ['oktober,okt,october,październik,октябрь,октябре,жовтень,ekim,octombrie', 10],
  ['november,nov,listopad,ноябрь,ноябре,листопад,kasım,noiembrie', 11],
  ['dezember,dez,december,grudzień,декабрь,декабре,грудень,aralık,decembrie', 12],
  // 'letzte Januarwoche'
  ...monthNames.map((name, at) => [`${name}woche,${name}wochen`, at + 1] as const),
]);

/** Seasons by first and last day, or whole months if ads rarely name the day; a season with a last day before its first ends in the next year. */
export const seasons = phraseTable<readonly [first: string, last: string, label: string]>([
  ['sommer,summer', [...summer, 'Sommer']],
  ['herbst,autumn', ['09-01', '11-30', 'Herbst']],
  ['winter', ['12-01', '02-28', 'Winter']],
  ['frühjahr,frühling,spring', ['03-01', '05-31', 'Frühjahr']],
  ['sommerferien', [...usualDays.Sommerferien, 'Sommerferien']],
  ['osterferien,ostern,frühjahrsferien', [...usualDays.Osterferien, 'Osterferien']],
  ['pfingstferien,pfingsten', [...usualDays.Pfingstferien, 'Pfingstferien']],
  ['herbstferien,oktoberferien', [...usualDays.Herbstferien, 'Herbstferien']],
  ['winterferien,februarferien', [...usualDays.Winterferien, 'Winterferien']],
  [
    'weihnachtsferien,weihnachten,zwischen den jahren,zwischen weihnachten und neujahr',
    [...usualDays.Weihnachtsferien, 'Weihnachtsferien'],
  ],
  ['1 quartal,erstes quartal,ersten quartal,q1', ['01-01', '03-31', '1. Quartal']],
  ['2 quartal,zweites quartal,zweiten quartal,q2', ['04-01', '06-30', '2. Quartal']],
  ['3 quartal,drittes quartal,dritten quartal,q3', ['07-01', '09-30', '3. Quartal']],
  ['4 quartal,viertes quartal,vierten quartal,q4', ['10-01', '12-31', '4. Quartal']],
  ['1 halbjahr,erstes halbjahr,ersten halbjahr', ['01-01', '06-30', '1. Halbjahr']],
  ['2 halbjahr,zweites halbjahr,zweiten halbjahr', ['07-01', '12-31', '2. Halbjahr']],
  [
    '1 schulhalbjahr,erstes schulhalbjahr,ersten schulhalbjahr,1 schul halbjahr,1 halbjahr der schule',
    ['08-01', '01-31', '1. Schulhalbjahr'],
  ],
  [
    '2 schulhalbjahr,zweites schulhalbjahr,zweiten schulhalbjahr,2 schul halbjahr,2 halbjahr der schule',
    ['02-01', '07-31', '2. Schulhalbjahr'],
  ],
  ['wintersemester', ['09-01', '10-31', 'Wintersemester']],
  ['sommersemester', ['03-01', '04-30', 'Sommersemester']],
  [
    'nach den ferien,nach den sommerferien,nach ferien,nach sommerferien',
    ['08-01', '10-31', 'nach den Sommerferien'],
  ],
  [
    'vor den sommerferien,vor den ferien,vor sommerferien,vor den großen ferien',
    ['06-01', '07-31', 'vor den Sommerferien'],
  ],
  ['nach den großen ferien', ['08-01', '10-31', 'nach den Sommerferien']],
  ['vor den herbstferien,vor herbstferien', ['09-01', '10-31', 'vor den Herbstferien']],
  ['nach den herbstferien,nach herbstferien', ['10-15', '11-30', 'nach den Herbstferien']],
  ['vor den winterferien', ['01-01', '02-15', 'vor den Winterferien']],
  ['nach den winterferien', ['02-01', '03-15', 'nach den Winterferien']],
  ['vor den osterferien,vor ostern', ['03-01', '03-31', 'vor den Osterferien']],
  ['nach den osterferien,nach ostern', ['04-01', '05-15', 'nach den Osterferien']],
  [
    'nach weihnachten,nach den weihnachtsferien,nach silvester,nach neujahr',
    ['01-01', '02-28', 'nach den Weihnachtsferien'],
  ],
  ['nach pfingsten,nach den pfingstferien', ['06-01', '07-15', 'nach Pfingsten']],
  ['große ferien,großen ferien', [...usualDays.Sommerferien, 'Sommerferien']],
]);

export const soonPhrases = phraseTable<Soon>([
  [
    'ab sofort,ab morgen,ab heute,ab übermorgen,diese woche,noch diese woche,in dieser woche,diesen monat,noch diesen monat,in diesem monat,this month,this week',
    'now',
  ],
  [
    'last minute,auf den letzten drücker,sofort,jetzt sofort,jetzt gleich,gleich jetzt,ab jetzt,immediately,now,kurzfristig,demnächst,zeitnah,in kürze,so bald wie möglich,baldmöglichst,so schnell wie möglich,in den nächsten tagen,in den nächsten wochen,die nächsten wochen,nächsten wochen,schnellstmöglich,asap,zum nächstmöglichen zeitpunkt',
    'soon',
  ],
  ['nächsten monat,im nächsten monat,kommenden monat,next month', 'month'],
  ['dieses jahr,noch dieses jahr,in diesem jahr,diesem jahr', 'this'],
  ['nächstes jahr,nächsten jahr,im nächsten jahr,kommendes jahr,next year,in einem jahr', 'next'],
  ['übernächstes jahr,übernächsten jahr,im übernächsten jahr,in zwei jahren', 'afterNext'],
]);

/** Parts of a year by first and last day; with a month they add no information. */
export const partsOfYear: ReadonlyMap<string, readonly [first: string, last: string]> = new Map([
  ['anfang', ['01-01', '03-31']],
  ['mitte', ['05-01', '08-31']],
  ['ende', ['10-01', '12-31']],
]);

/** Words before a month or a season that mean the next one. */
export const nextWords: ReadonlySet<string> = new Set(
  'nächster nächsten nächstem nächstes nächste kommender kommenden kommendem kommendes kommende diesen dieser dieses diesem next'
    .split(' ')
    .map(keyOf),
);

/** Words before a number that is no year: 'mit 27', 'ich bin 27'. */
export const wordsBeforeAges: ReadonlySet<string> = new Set(
  'mit bin alter jahre jahr umkreis plz kw'.split(' '),
);

/** Words between two years that both match. */
export const yearJoints = new Set(['oder', 'und', 'bis', 'or']);

/** Before a surname. */
export const titles = new Set(['dr', 'herr', 'herrn', 'frau', 'familie']);
