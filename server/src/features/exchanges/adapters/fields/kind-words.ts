import { becomesTrade } from './become-titles.ts';

/**
 * Expressions that tell the kind of an ad. Gaps are bounded, and a word begins only where no letter precedes it, so that each expression
 * takes no more than linear time.
 */

const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;

/** Precedes a qualification that applicants have or do not need. */
const notOffered = String.raw`(?<!(?:mit|ohne|keine|fertiger|fertige|abgeschlossene[rn]?|beendete[rn]?|bestandene[rn]?|absolvierte[rn]?|vergleichbare[rn]?|ähnliche[rn]?|gleichwertige[rn]?|einschlägige[rn]?|entsprechende[rn]?|nach|nach der|nach einer|deiner|ihrer)\s{1,9})`;

/** 'Ausbildung fertig?' addresses people who have completed or left one. */
const notOver = String.raw`(?!\s{1,3}(?:abgebrochen|fertig|geschafft|beendet|vorbei|egal|zweitrangig|in der tasche)(?!\p{L}))`;

/** Names of a trade in one word with it: 'Tischlerausbildung', but neither 'Berufsausbildung' of others nor 'Vorbildung'. */
const compound = String.raw`\p{L}{3,40}`;

/** A place where people are trained. */
export const apprenticeship = new RegExp(
  [
    String.raw`${start}(?<!(?:sachkunde|grund|funktions|führerschein|zusatz)-)${notOffered}(?:berufs|erst|voll|teilzeit|schul|verbund)?ausbildung(?:s?(?:platz|plätze|stellen?|angebote?|beruf|berufe|beginn|start|jahr|vertrag|offensive|chancen?|ausschreibung|möglichkeit(?:en)?|(?:platz|stellen)angebote?))?${end}${notOver}`,
    String.raw`${start}${notOffered}(?!weiter|fort|vor|ein)${compound}(?<!weiter|fort|vor|führerschein|zusatz|hoch|reit|meister|techniker|fachwirt|betriebswirt|trainer|ausbilder|grund|hunde|fahr|fahrschul|flug|segel|ski|tanz|tauch|yoga|waffen|jagd|schwimmer|lehrlings|facharzt|funktions|sachkunde|ersthelfer|leiter|schweißer|staplerfahrer|stapler|busfahrer|kranführer|piloten)ausbildung(?:splatz|sstelle)?${end}`,
    // 'Dachdeckerlehre', but no 'Betriebswirtschaftslehre', which is taught.
    String.raw`${start}${notOffered}\p{L}{3,40}(?<!s|schnupper|probe|sprach|farb|formen|fern)lehre${end}`,
    String.raw`${start}(?:handwerks|berufs|in die |karriere mit )lehre${end}`,
    String.raw`(?:^|[:–|]\s{0,3})lehre\s(?!und${end}|an${end}|auf${end}|für${end}|oder forschung)\p{L}`,
    String.raw`${start}\p{L}{3,40}(?<!schnupper)(?:lehrling|lehrstelle|azubi)(?:s|e|n|in|innen)?${end}`,
    String.raw`${start}(?<!(?:ausgelernte[rn]?|ehemalige[rn]?|frühere[rn]?)\s{1,9})(?:azubi(?!\s(?:fertig|gewesen))|auszubild|ausbildene|lehr(?:stelle|ling(?!s(?:wart|rolle|unterweis))|jahr|platz|vertrag|beruf)|${notOffered}lehrausbildung|apprentice|vocational (?:training|education)${end}|ausbildungs-)`,
    String.raw`${start}${notOffered}(?<!und )lehre(?=\s{0,9}(?:$|als|zum|zur|im|in|mit|bei|ab|20\d\d|[:;,–(|/!-]))`,
    String.raw`${start}(?:\p{L}{0,40}anwärter)(?:innen|in)?${end}`,
    String.raw`${start}(?:lernende[rn]? \([mwdx]|nachwuchs(?:kraft|kräfte)?(?: (?:im|in der|für (?:die|den|das|unsere[nm]?)) \p{L}{1,30})? gesucht|nachwuchskr(?:aft|äfte)${end}[^\n]{0,60}${start}(?:mittlere|gehobene)[rn]? (?:\p{L}{1,30})?dienst)`,
    String.raw`^mittlere[rn]? (?:\p{L}{1,30} )?\p{L}{0,30}dienst${end}`,
    String.raw`(?:^|[:–|]\s{0,3})vollzeit(?:berufs)?schul(?:e|isch|ische[rn]?)${end}|^(?:werde )?erzieher[^\n]{0,30}${start}(?:praxisintegriert|pia)${end}(?! ausgebildet)`,
    String.raw`${start}(?:ausb\.|ausbildungspl\.|lehrverhältnis|lehrmädchen${end}|lehrjunge|lerne (?:bei|mit) uns${end}|\p{L}{3,30}(?:er|frau|mann|kraft|koch) lernen${end})|${becomesTrade}`,
    String.raw`${start}(?:finanz|verwaltungs|justiz)wirt\S{0,9}[^\n]{0,30}${start}(?:mittlere[rn]?|mittl\.) (?:\p{L}{1,30})?dienst`,
    String.raw`${start}(?:abi(?:tur(?:ienten)?)?-?programm|programm für abiturient\p{L}{0,8}|vorbereitungsdienst|dienstanfänger(?:in|innen)?|beamt\S{1,4} auf widerruf|wir bilden (?:\S{1,40} ){0,12}aus)${end}`,
  ].join('|'),
  'iu',
);

/** 'Studium abgebrochen?' addresses people who are to begin an apprenticeship. */
const notOfStudy = String.raw`(?!\s{0,3}(?:\?|abgebrochen|geschmissen|oder|nicht|passt|beendet|war ))`;

/** A study that is combined with work. */
export const dualStudy = new RegExp(
  [
    String.raw`${start}dual(?:e|es|en|er)?\)?[\s-]{0,9}(?:\S{1,30}\s{1,9})?(?:\p{L}{0,30}studi(?:um|eng)|stud|bachelor|hochschul)`,
    String.raw`${start}(?:\p{L}{0,40}studium|stud(?:iengang|ent|entin|ierende|ieren)|bachelor|b\.\s?(?:a|sc|eng)\.)[^\n]{0,80}${start}dual(?:e|es|en|er)?${end}`,
    String.raw`${start}dual[^\n]{0,40}${start}(?:stud(?:ium|iengang|ent|ieren)|bachelor|b\.\s?(?:a|sc|eng)\.)`,
    String.raw`${start}\p{L}{0,40}(?:wesen|wissenschaft|wissenschaften|informatik|management|ökonomie|pädagogik|bwl|ingenieur|engineering) \(?dual${end}`,
    String.raw`${start}(?:dh|ba|dhbw)[\s-](?:stud|bachelor)`,
    String.raw`^\s{0,5}(?:dhbw|dhge|dhsn)[\s:,–|-]|\((?:dhbw|dhge|dhsn)\)\s{0,5}$|^(?:ba|berufsakademie) \p{L}{3,30}: studium${end}${notOfStudy}`,
    String.raw`${start}studiengang[^\n]{0,80}${start}praxispartner`,
    String.raw`${start}(?:ausbildungs|praxis|berufs)integrier(?:t|end)(?:e|es|er|en)?\s{0,9}(?:\S{1,30}\s{1,9})?(?:stud|bachelor)`,
    String.raw`${start}(?:studium\s?plus|kombi(?:nations)?-?studium|verbundstudium|triales studium|trial studieren|kooperatives studium|praxisstudium|berufsakademie|duale hochschule|(?:cooperative|co-op|work-study) stud(?:y|ies)${end}|studium (?:mit (?:vertiefter )?praxis|im praxisverbund)|im praxisverbund${end})`,
    String.raw`^\s{0,5}(?:bachelor of |(?:bachelor)?studium${end}${notOfStudy}|studienplatz|studiere |studieren (?!oder${end}|war${end}|nicht${end}|macht${end}|nein${end}))`,
    String.raw`${start}(?:bachelor|b\.\s?(?:a|sc|eng)\.|studium|studiengang)[^\n]{0,80}${start}(?:mit vertiefter praxis|im praxisverbund|(?:ausbildungs|praxis|berufs)integrier(?:t|end)|ausbildungsbegleitend)`,
    String.raw`${start}ausbildungsbegleitende[nrs]? (?:\p{L}{0,30}studi(?:um|engang)|bachelor)`,
    String.raw`${start}diplom-?(?:rechtspfleger|verwaltungswirt|finanzwirt)\S{0,9}[^\n]{0,20}(?:\(fh\)|${start}gehobene)`,
    String.raw`${start}diplom-?(?:rechtspfleger|verwaltungswirt|finanzwirt)[^\n]{0,60}${start}stud(?:ium|ieren)`,
    String.raw`${start}(?:\p{L}{0,30}(?:inspektor|inspektoren|kommissar|kommissaren|rechtspfleger)-?anwärter)`,
    String.raw`${start}(?:gehobene[rn]?|geh\.) (?:\p{L}{1,30})?dienst[^\n]{0,40}${start}(?:studium|studieren|bachelor)`,
    String.raw`\((?:b\.\s?(?:a|sc|eng)\.|ll\.\s?b\.?)\)[^\n]{0,60}${start}(?:einstellungsjahr|studienbeginn|studienstart|(?:einstellung|start) 20\d\d)`,
    String.raw`ausbildung\s{0,5}(?:\+|&|und|mit)\s{0,5}(?:\S{1,30}\s{1,9})?(?:studium|bachelor)`,
  ].join('|'),
  'iu',
);

/** Some days or weeks to try a job, and preparations for an apprenticeship. */
export const internship = new RegExp(
  [
    String.raw`praktik(?:um|a|ant|ums)(?!\S{0,20}\s{1,5}(?:möglich|vorab|erwünscht|von vorteil))`,
    String.raw`${start}(?:(?:ferien|winter|sommer|herbst|oster)?schnupper|berufserkundung|werkstatttage|probe-?(?:arbeit|lehre)|probetag|zukunftstag|(?:girls|boys)['’´\x60]?[\s-]{0,3}day|hospita(?:tion|nt|nz)|famula(?:tur|nt)|praxisphase|praxislerntag|praxistag|praxiswoche|azubi-schnuppertag|ein tag mit (?:unseren )?azubis|betriebserkundung|berufsorientierung|orientierungs(?:tag|woche)|praxissemester|(?:berufs)?anerkennungsjahr|azubi für einen tag|einen tag azubi|(?:job|work)-?shadowing|reinschnuppern)(?!\S{0,20}\s{1,5}möglich)`,
    String.raw`${start}(?:lehre|handwerk|berufe?) (?:schnuppern|ausprobieren|testen|kennenlernen|erleben)${end}`,
    String.raw`${start}(?:berufsfelderkundung|einstiegsqualifizierung|eqj${end}|eq${end}|intern(?:ship)?${end})`,
  ].join('|'),
  'iu',
);

/** Words for people who train, look after or recruit others, and for activities about training. */
const aboutTraining = String.raw`betreu|vertret|coach|begleit(?!ende[nrs]?${end}|end${end})|beauftragt|leit|referent|koordinat|manag|recruit|marketing|berat|verantwort|akquis|messe|wohnheim|meister|vermitt|werkstatt|werkstätt|eign|administr|spezialist|zentrum|verbund(?:leit|koord)|lotse|scout|kampagne|personal(?!dienst)|abteilung|gewinnung|unterweis|bereich|servicecenter|hotline|programm(?:leit|manag)|wesen`;

const people = String.raw`${start}(?:\p{L}{3,30}(?=lehrer|dozent|betreuer|pädagog|trainer|anleiter|ausbilder|manager|mitarbeiter|coach))?(?:team|abteilungs|bereichs|gruppen|personal|projekt|fach|berufsschul|lehr|praxis|sozial|hr[\s-]{0,3}|talent[\s-]{0,3}|jugend|lehrgangs|kurs|schul|schulungs|praktikums){0,2}(?:leit(?:er|ung)|lead|manager|referent|koordinator|sachbearbeit(?:er|ung)|teamassistenz|beauftragte|recruiter|ausbilder|anleiter|lehrer|lehrkraft|dozent|coach|betreuer|begleiter|berater|pädagoge|pädagogin|spezialist|specialist|generalist|business partner|mitarbeiter|werkstudent|studentische hilfskraft|assistent(?= ausbildung)|verantwortliche[rn]?|entwickler|trainer)`;

/** Posts of many trades, which concern training only if they say so. */
const posts = String.raw`(?:meister|prüfer|trainer|leiter|lehrer|pädagog|referent|manager|ingenieur|techniker|mitarbeiter|assistent|erzieher)(?:in|/-?in|\*in|:in|e)?\s{0,5}(?:\([^()]{0,30}\))?\s{0,5}(?:[-–,|:]\s{0,5})?`;
const about = String.raw`(?:für|im bereich|schwerpunkt|in der|in unserer|zur unterstützung|zur anleitung|mit schwerpunkt|fachgebiet)\s{1,5}(?:(?:der|die|unsere|unserer|von|überbetriebliche|praktische|berufliche|assistierten?)\s{1,5}){0,3}`;

const trainees = String.raw`(?:\p{L}{3,30})?(?:ausbildung|vocational training|berufsorientierung|azubi|auszubildende|lehrling|nachwuchs|praktik|schülerpraktik|dual(?:e|es|en|er)? stud)`;

/** 'Betreut durch Praxisanleiter' addresses trainees. */
const notByThem = String.raw`(?<!(?:durch|mit|von|unsere[nr]?|deine[nr]?|erfahrene[nr]?|eigene[nr]?|fester?|festen)\s{1,9})`;

/** 'Mentor für Auszubildende', 'Verkaufstrainer für Azubis': posts for people who work with trainees. */
const forThem = String.raw`\p{L}{2,40}(?:er|or|in|ent|ant|kraft|pate|experte|coach)(?:in|/-?in|\*in|:in)?\s{0,5}(?:\([^()]{0,30}\)\s{0,5})?(?:für|von|der)\s{1,5}(?:(?:unsere[r]?|neue[r]?|ausländische[nr]?|junge[nr]?|die|den|der)\s{1,5}){0,2}(?:azubis|auszubildende[n]?|lehrlinge|praktikanten|praktikantinnen|dual studierende[n]?)${end}`;

/** Posts for people who look after trainees and are none themselves. */
export const supervisingPosts = new RegExp(
  [
    String.raw`^(?:(?:stellv\S{0,30}|senior|junior)\s{1,5})?(?:leit(?:er|ung)|ausbilder|referent|personalreferent|koordinator|sachbearbeiter|beauftragte|praxisanleit|recruiter|fachlehrer|berufsschullehrer|lehrkraft|dozent|profess(?:or|ur)|tutor|lehrbeauftragte|wissenschaftliche)`,
    String.raw`${start}(?:azubi|(?:berufs)?ausbildungs(?:platz|stellen)?|auszubildenden|lehrlings|lehrstellen|praktikanten|praktikums|nachwuchs)[\s-]{0,3}(?!werkstatt[:,])(?:${aboutTraining})`,
    String.raw`${start}${notByThem}(?:praxisanleit|ausbilder(?:in|/in|\*in|:in)?${end}|lehrausbilder|lehrmeister)`,
    String.raw`${people}(?:in|/-?in|\*in|:in)?\s{0,5}(?:\([^()]{0,30}\))?\s{0,5}(?:(?:für|der|die|im|in|von|zur|zu|unserer|unsere|bereich|schwerpunkt|jugendliche[n]?|menschen|schüler|kaufmännische|technische|gewerbliche|generalistische|[,&/–-])\s{0,5}){0,4}${trainees}`,
    // A house where trainees live, eat or learn.
    String.raw`${start}(?:azubi|auszubildenden|lehrlings|schüler|ausbildungs)-?(?:wohn|wohnheim|haus|internat|kantine|casino|mensa|unterkunft|unterkünfte|küche|restaurant)${end}`,
    String.raw`${start}(?:wohnheim|internat|kantine|mensa|wohngruppe|unterkunft|wohnhaus)\s{1,5}(?:für|der|von)\s{1,5}(?:unsere[rn]?\s{1,5})?(?:azubis|auszubildende[n]?|lehrlinge[n]?)${end}`,
    String.raw`${start}(?:studien|studiengangs?)[\s-]?(?:leit|koordinat|manag|berat)`,
    String.raw`${start}(?:apprentice(?:ship)?|intern(?:ship)?|vocational training)s?\s{1,3}(?:program(?:me)?\s{1,3}|workshop\s{1,3})?(?:manager|coordinator|officer|lead|specialist|advisor|trainer|recruiter|supervisor)`,
    String.raw`${start}(?:employer branding|personalmarketing)[^\n]{0,30}${start}(?:azubi|auszubildende|lehrling)`,
    String.raw`${start}(?:\p{L}{0,30}(?:trainer|ausbilder|anleiter|fachwirt|betriebswirt|yogalehrer|heilpraktiker))-ausbildung${end}`,
    String.raw`${start}\p{L}{0,30}(?:arzt|ärztin|psychotherapeut|psychotherapeutin) in ausbildung${end}`,
    String.raw`${start}mit (?:freude|spaß|lust|begeisterung|interesse) an (?:der )?(?:azubis|auszubildenden|lehrlingen|ausbildung)${end}`,
    String.raw`${start}(?:head|director) of (?:vocational|apprentice|training|talent)`,
    String.raw`${start}prüfer(?:in|/-?in|\*in|:in)?\s{0,5}(?:\([^()]{0,30}\))?\s{0,5}(?:für|der|im)\s[^\n]{0,40}(?:ausbildung|prüfung)`,
    // Professions without an apprenticeship, and offices.
    String.raw`^(?:(?:schul)?sozialarbeiter|sozialpädagog(?:e|in)|psycholog(?:e|in)|projektmitarbeiter|koordinierungsstelle)(?:in|/-?in|\*in|:in)?${end}[^\n]{0,60}(?:ausbildung|azubi|auszubildende|lehrling)`,
    String.raw`^prüfer(?:in|/-?in|\*in|:in)?${end}`,
    String.raw`${start}(?:trainer|instructor|coach|mentor|coordinator|manager)\s{1,3}(?:for\s{1,3}|of\s{1,3})?(?:our\s{1,3})?(?:apprentice|intern(?:ship)?s?${end}|vocational)`,
    String.raw`${start}(?:ausbildungs|azubi)[\s-]{0,3}(?:info|messe|börse|tag${end}|abend|camp${end}|casting|event)`,
    String.raw`${start}(?:ansprechpartner|ansprechperson|zuständige[rn]?)\p{L}{0,5}\s{1,5}(?:für|zu)\s{1,5}${trainees}`,
    String.raw`${start}(?:azubi[\s-]{0,3})?speed-?dating|${start}(?:bewerbungs|bewerber)training|${start}nachhilfe|${start}berufsorientierungs(?:coach|berat|leit|koordinat)|${start}prüfungsvorbereitung`,
    String.raw`${posts}${about}${trainees}`,
    String.raw`${start}(?:schwerpunkt|fachgebiet|themenfeld)\s{1,3}(?:(?:aus- und weiter|weiter- und aus|aus)bildung)${end}`,
    String.raw`${start}${forThem}`,
    String.raw`${start}(?:azubis|auszubildende|lehrlinge) (?:anleitet|betreut|begleitet|ausbildet)${end}`,
    String.raw`${start}bild(?:est|en sie) [^.!?\n]{0,40}(?:azubis|auszubildende[n]?|lehrlinge)${end}[^.!?\n]{0,20}${start}aus${end}`,
    String.raw`${start}werks{1,2}tudent`,
    String.raw`${start}ausbildung (?:von|unserer) (?:azubis|auszubildenden|lehrlingen?)${end}`,
    String.raw`(?:betreuung|begleitung|vermittlung|anleitung|gewinnung|koordination|organisation|leitung|betreut|unterricht)\s{1,5}(?:(?:von|der|die|unserer|unseren|für|im|in|deiner|und)\s{1,5}){0,3}${trainees}`,
  ].join('|'),
  'iu',
);

/** Neither of both: jobs, courses, years of service, and work during or after a study. */
const otherKinds = String.raw`(?:lehramtsanwärter|absolvent(?:en|in|innen)? (?:der|einer|unserer) \p{L}{0,30}ausbildung|workshop${end}|seminar${end}|vorbereitungsdienst[^\n]{0,40}(?:lehramt|referendar)|info(?:rmations)?-?(?:abend|tag|veranstaltung)|bewerbertag|speed-?dating|ausbildungs(?:börse|tag)${end}|tag der (?:ausbildung|offenen)|werks{1,2}tudent|working student|studentische[rn]? (?:hilfskraft|mitarbeiter|aushilf)|studentenjob|hiwi${end}|bachelorand|masterand|diplomand|doktorand|abschlussarbeit|bachelorarbeit|masterarbeit|(?:bachelor|master)\S{0,3}thesis|thesis|volont[aä]r|absolvent\p{L}{0,5}-?programm|graduate|young professional|berufseinsteiger|direkteinstieg|nachwuchsführungskr|rechtsreferendar|referendar|trainee(?!\s?\?|[^\n]{0,60}(?:apprentice|dual(?:e[snmr]?)? stud|\((?:auszubildend|azubi)))|umschul|fortbildung|weiterbildung|meisterschule|meisterkurs|vorbereitungskurs|lehrgang|fsj${end}|föj${end}|bfd${end}|fwd${end}|bundesfreiwillig|freiwillige[nrs]{0,2} (?:soziale|ökologische|kulturelle)|freiwilligendienst|minijob|aushilf|nebenjob|schülerjob|ferienjob|ferienarbeit|ausbildungsmesse)`;

export const otherKind = new RegExp(start + otherKinds, 'iu');

/** 'Ausbildung im Elektrobereich vorausgesetzt': required, not offered. A required certificate is something else. */
export const asksForTraining = new RegExp(
  [
    String.raw`${start}(?:(?:berufs)?ausbildung|lehre)\s{1,3}(?:(?!\p{L}{0,20}(?:abschluss|praktikum))[\p{L}-]{1,30}\s{1,3}){0,4}(?:(?:zwingend|voraussetzung|pflicht)${end}|vorausgesetzt|erforderlich|erwünscht|nötig|benötigt|notwendig|wünschenswert|abgeschlossen|von vorteil|oder vergleichbar)`,
    String.raw`${start}(?:sie|du)\s(?:haben|hast|verfügen über|verfügst über|bringen|bringst)\s(?:bereits\s)?(?:eine|ihre|deine)\s(?:[\p{L}-]{1,30}\s){0,2}\p{L}{0,20}ausbildung`,
    String.raw`${start}fertig mit (?:der|deiner|ihrer) (?:berufs)?ausbildung`,
    String.raw`${start}mit (?:einer )?(?:kaufm\.|(?:kaufmännische|technische|handwerkliche|medizinische|pädagogische|pflegerische|gewerbliche)[rn]?) (?:berufs)?ausbildung`,
    String.raw`${start}mit (?:einer )?(?:\d|zwei|drei)-?jähriger (?:[\p{L}-]{1,30} )?(?:berufs)?ausbildung`,
    String.raw`${start}(?:ausgelernt|mit (?:erster |mehrjähriger )?berufserfahrung)`,
    String.raw`${start}ausbildung\s{1,3}(?:[\p{L}-]{1,30}\s{1,3}){0,3}(?:wird|werden)\s(?:von uns\s|komplett\s)?(?:bezahlt|finanziert|übernommen)`,
    String.raw`${start}(?:berufs)?ausbildung\s{0,3}[(–-]\s{0,3}(?:abgeschlossen|vorausgesetzt|erforderlich)`,
    String.raw`${start}(?:abgeschlossene[rn]?|abgeschl\.|fertige[rn]?|einschlägige[rn]?)\s{1,3}(?:(?:[\p{L}-]{1,30})\s{1,3}){0,2}(?:berufs)?ausbildung`,
  ].join('|'),
  'iu',
);

/** A retraining course, regardless of the trade that the title names. */
export const describesCourse = new RegExp(
  String.raw`^\s{0,9}(?:(?:die|diese|deine|ihre) )?umschulung${end}`,
  'iu',
);

/** Phrases of descriptions of an apprenticeship, for titles that name only the trade. */
export const describesApprenticeship = new RegExp(
  [
    String.raw`${start}(?:zwei|zweieinhalb|drei|dreieinhalb|dreiein|2|3|3,5|2,5|18|24|36|42)[\s-]{0,3}(?:jährige[nrs]?|jahre(?:n)?|monatige[nrs]?|monaten?)\s{1,3}(?:(?:[\p{L}-]{1,30})\s{1,3}){0,3}(?:\p{L}{0,20}ausbildung|lehre|berufsschule|betrieb|ihk|gesell|facharbeiter|kauf(?:mann|frau))`,
    String.raw`${start}(?:ausbildungsvergütung|ausbildungsbeginn|ausbildungsdauer|ausbildungsjahr|ausbildungsstart|ausbildungsvertrag|ausbildungspl(?:atz|ätze)|einstellung als (?:azubi|auszubildende)|ausbildungszeit|lehrbeginn|berufsschulunterricht|lehrjahr|lehrzeit|lehrunterweisung|blockunterricht|anwärterbezüge|vorbereitungsdienst (?:dauert|beginnt))`,
    String.raw`${start}(?:deine|ihre|diese|der|dieser|die|unsere|während der|in der|duale) (?:berufs)?(?:ausbildung) (?:gliedert|umfasst|teilt sich|besteht aus|beginnt|startet|dauert|ist auf|bei uns|als|zum|zur|erfolgt|findet|lernst)`,
    String.raw`${start}(?:beginn|start|während|lust auf|interesse an|dauer)\s(?:deiner|der|eine|einer|unserer)\s(?:berufs)?ausbildung${end}`,
    String.raw`${start}(?:suchen|stellen|gesucht (?:wird|werden))\s[^.!?]{0,60}(?:auszubildende|azubi|lehrling)`,
    String.raw`${start}(?:dauert?|dauer beträgt):? (?:3|3,5|drei|dreieinhalb) jahre${end}`,
    String.raw`${start}nach (?:der|deiner) (?:[\p{L}]{1,30}e?n )?ausbildung (?:übernehmen|wirst|bieten|kannst|stehen)`,
    String.raw`${start}(?:praxisintegrierte|schulgeldfreie|vergütete|generalistische|einjährige) (?:berufs)?ausbildung${end}`,
    String.raw`${start}(?:two|three)[\s-]year (?:vocational training|apprenticeship)|${start}vocational school${end}`,
    String.raw`(?:betrieb|gemeinschaft|firma|unternehmen|praxis|kanzlei)${end}[^.!?]{0,40}${start}bildet (?:\S{1,40} ){0,4}aus${end}`,
    String.raw`${start}legst [^.!?]{0,60}prüfung vor der (?:ihk|hwk|industrie-|handwerkskammer|landwirtschaftskammer)`,
    String.raw`${start}(?:nehmen|nimmt|stellt) [^.!?]{0,60}(?:auszubildende|azubis?|lehrlinge?)${end}[^.!?]{0,40}${start}(?:auf|ein)${end}`,
    String.raw`${start}(?:starte|beginne|mach|mache|absolviere|bewirb dich) [^.!?]{0,40}${start}(?:deine|die|eine) (?:\p{L}{1,20} )?(?:ausbildung|lehre)${end}`,
    String.raw`^\s{0,9}(?:berufs)?ausbildung (?:an|bei) (?:unserer|der|uns)${end}|^\s{0,9}(?:berufs)?ausbildung in teilzeit (?:ist )?möglich`,
    String.raw`${start}wir bieten:? (?:(?:eine|dir) )?(?:\p{L}{1,30} )?(?:berufs)?ausbildung (?:mit|zum|zur|in)${end}`,
    String.raw`${start}(?:zwei|drei)jährige[rn]? vorbereitungsdienst${end}`,
    String.raw`${start}in (?:2|3|2,5|3,5|zwei|drei|dreieinhalb|zweieinhalb) jahren zu[mr] [^.!?]{0,40}(?:abschluss|prüfung)${end}`,
    String.raw`${start}legst du (?:die|deine|eine) [^.!?]{0,30}prüfung`,
    String.raw`${start}${notOffered}ausbildung [^.!?]{0,40}${start}in (?:nur )?(?:2|3|2,5|3,5|zwei|drei|dreieinhalb|zweieinhalb) jahren${end}`,
    String.raw`${start}(?:unserer|der|einer|eigenen|in die|an die) (?:\p{L}{1,20} )?pflegeschule${end}[^.!?]{0,60}${start}(?:praxis|station)`,
    String.raw`${start}als (?:auszubildende[rn]?|azubi)${end}[^.!?]{0,20}${start}(?:lernst|bist|wirst|erhältst|durchläufst|arbeitest|unterstützt|bekommst)${end}`,
    String.raw`${start}(?:du|sie) erlern(?:st|en)${end}|${start}beruf (?:zu )?erlernen${end}`,
    String.raw`${start}(?:werde|wirst) (?:\S{1,20} ){0,4}ausgebildet${end}`,
    // The collective agreements for those who are trained.
    String.raw`${start}tva(?:öd|-l|-h)${end}`,
    String.raw`${start}berufsschule (?:ist|besuchst|befindet|findet|in|absolvierst)${end}`,
    String.raw`${start}(?:du|sie) (?:lernst|lernen|besuchst|besuchen) [^.!?]{0,80}berufsschule`,
    String.raw`${start}(?:wir bilden|bilden wir) (?:\S{1,40} ){0,12}aus${end}`,
  ].join('|'),
  'iu',
);

/** The beginning of a description of a dual study. A later mention may only name a possible continuation. */
export const beginsWithDualStudy = new RegExp(
  String.raw`^\s{0,9}(?:(?:das|dein|ein|unser|dieses) )?dual(?:es?)? stud(?:ium|iengang)${end}`,
  'iu',
);

/** Phrases of descriptions of an internship. */
export const describesInternship = new RegExp(
  [
    String.raw`${start}(?:\p{L}{0,20}praktikums(?:platz|plätze)|pflichtpraktikum|\p{L}{0,20}praktikum von${end})`,
    String.raw`${start}(?:\p{L}{0,20}praktikum)\s{1,3}(?:(?:[\p{L}-]{1,30})\s{1,3}){0,3}(?:dauert|für schüler|absolvieren|kennenlernen|wochen|tage)`,
    String.raw`^\s{0,9}(?:\p{L}{0,20}praktikum|praktikant)|${start}praktikum im rahmen`,
    String.raw`${start}(?:in|bei|während) (?:deine[ms]|ihre[ms]|eine[ms]|unsere[ms]|des) (?:\p{L}{0,20})praktikums?${end}`,
    String.raw`${start}(?:mach|mache|absolviere) [^.!?]{0,20}praktikum${end}|${start}praktikum (?:hilft|zeigt|ermöglicht|gibt)${end}`,
    String.raw`${start}(?:den|einen|diesen|unsere|die) berufe? (?:näher )?kennenlernen(?:\?|${end}[^.!?]{0,20}[.!?])[^.!?]{0,30}${start}(?:tage|woche|wochen)${end}`,
    String.raw`${start}in den (?:\p{L}{1,10})?ferien (?:\S{1,30} ){0,3}praktikum`,
    String.raw`${start}im praktikum (?:begleitest|lernst|bist|unterstützt|erhältst|arbeitest)${end}`,
    String.raw`(?<!erfahrung(?:en)? )${start}als (?:schüler)?praktikant(?:in)?${end}`,
    String.raw`${start}schüler(?:innen)?${end}[^.!?]{0,40}${start}(?:können|dürfen) [^.!?]{0,40}${start}(?:mitarbeiten|mithelfen|hineinschauen|reinschauen|kennenlernen|ausprobieren|dabei)${end}`,
    String.raw`${start}(?:schüler|schul|betriebs)praktikum|(?:für|an) schüler(?:innen und schüler)? (?:ab|der) (?:der )?(?:klasse|\d)|reinschnuppern`,
    String.raw`${start}(?:ein|zwei|drei|vier|1|2|3|4)[\s-]{0,3}(?:wöchige[nrs]?|tägige[nrs]?|wochen)\s{1,3}(?:\p{L}{0,20}praktikum|reinschnuppern)`,
  ].join('|'),
  'iu',
);

/** Phrases of descriptions of a dual study. */
export const describesDualStudy = new RegExp(
  [
    String.raw`${start}dual(?:e|es|en|er)? stud(?:ium|iengang)`,
    String.raw`(?<!(?:abgeschlossenes|ein|mit) )${start}bachelorstudium an (?:der|unserer) (?:fach)?hochschule`,
    String.raw`${start}ausbildung und bachelor|${start}studium ist dual${end}|${start}(?:facharbeiter|gesellenbrief|berufsabschluss)\p{L}{0,10}, (?:dann|danach|plus) (?:\p{L}{1,10} )?bachelor`,
    String.raw`(?<!abgeschlossenes )${start}studium an der [^.!?]{0,80}${start}(?:arbeitest|praxis\p{L}{0,20})${end}`,
    String.raw`${start}studier(?:e|st|en) [^.!?]{0,30}${start}(?:berufsakademie|hochschule|fachhochschule)${end}[^.!?]{0,60}${start}(?:arbeite(?:n|st)?|betrieb|unternehmen|praxis\p{L}{0,20})${end}`,
    String.raw`${start}wechsel[^.!?]{0,60}${start}(?:hochschule|fachhochschule|universität|berufsakademie|studium)`,
    String.raw`${start}(?:theorie|praxis|studien)phasen? [^.!?]{0,80}(?:hochschule|universität|betrieb|unternehmen)`,
    String.raw`${start}(?:hochschule|universität|studium)${end}[^.!?]{0,80}${start}praxis(?:phasen?|zeiten)`,
  ].join('|'),
  'iu',
);

/** A study in a title, except one that people have left or need not begin. */
export const study = new RegExp(
  [
    String.raw`(?<!(?:statt|nach dem|oder|ohne|abgebrochene[mns]|nach einem) )${start}(?:(?:bachelor|fachhochschul|direkt)?studium${notOfStudy}|studiengang|bachelor of|laufbahngruppe 2|(?:gehobene[rn]?|geh\.) (?:\p{L}{1,30})?dienst|b\.\s?(?:a|sc|eng)\.|ll\.\s?b|bachelor)${end}|\(hochschule\)`,
    String.raw`${start}\p{L}{0,40}(?:wesen|wissenschaften|informatik|management|ökonomie|pädagogik|bwl|soziale arbeit) \(?dual\)?`,
    String.raw`${start}diplom-\p{L}{1,40}(?:/-?in)?\s{0,3}\(fh\)`,
  ].join('|'),
  'iu',
);
