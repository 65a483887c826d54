import type { Condition } from '../../engine/conditions/conditions.ts';

/** What people call the benefits that a company may offer: phrases, what the chip says, and the condition. */
export const benefitWords: readonly (readonly [
  phrases: string,
  label: string,
  condition: Condition,
])[] = [
  [
    'gleitzeit,gleitende arbeitszeit,gleitzeitkonto,gleitzeitmodell,arbeitszeit selbst einteilen,zeit selbst einteilen,flexible zeiten,flexi zeit,flexitime',
    'Gleitzeit',
    'flexibleTime',
  ],
  [
    '4 tage woche,vier tage woche,viertagewoche,4tagewoche,4 tage die woche,vier tage die woche,nur 4 tage,nur vier tage,4 tage arbeiten,vier tage arbeiten,freitags frei,freitag frei,four day week,4 day week',
    '4-Tage-Woche',
    'fourDayWeek',
  ],
  [
    'betriebsrat,personalrat,jugendvertretung,jav,jugend und auszubildendenvertretung,auszubildendenvertretung,azubivertretung',
    'Betriebsrat',
    'worksCouncil',
  ],
  [
    'arbeitskleidung gestellt,arbeitskleidung wird gestellt,mit arbeitskleidung,arbeitsklamotten,arbeitskleidung bezahlt,arbeitskleidung umsonst,arbeitskleidung dabei,arbeitskleidung inklusive,dienstkleidung gestellt',
    'Arbeitskleidung',
    'workClothes',
  ],
  [
    'prüfungsvorbereitung,mit nachhilfe,nachhilfe für azubis,nachhilfe bekommen,nachhilfe im betrieb,nachhilfe vom betrieb,hilfe beim lernen,hilfe bei der prüfung,hilfe für die prüfung,unterstützung beim lernen,unterstützung in der berufsschule,hilfe in der berufsschule',
    'Nachhilfe',
    'tutoring',
  ],
  [
    'auslandsaufenthalt,auslandspraktikum,auslandssemester,praktikum im ausland,ins ausland gehen,ins ausland,im ausland,erasmus,abroad',
    'Ausland',
    'abroad',
  ],
  [
    'jobrad,job rad,dienstrad,dienstfahrrad,fahrradleasing,bikeleasing,job bike,jobbike',
    'Dienstrad',
    'bicycle',
  ],
  [
    'mitarbeiterrabatt,mitarbeiterrabatte,personalrabatt,mitarbeiter rabatt,rabatt für mitarbeiter,mit rabatt,mitarbeiterrabatten,mitarbeitervorteile,vergünstigungen',
    'Rabatt für Mitarbeitende',
    'discount',
  ],
  [
    'obstkorb,obst umsonst,gratis obst,kostenloses obst,getränke umsonst,kostenlose getränke,freie getränke,gratis getränke,freigetränke,getränke frei,kaffee umsonst,gratis kaffee,kostenloser kaffee',
    'Getränke und Obst',
    'freeDrinks',
  ],
  [
    'sprachkurs,sprachkurse,deutschkurs,deutschkurse,sprachförderung,mit sprachkurs,mit deutschkurs,sprachunterricht,language course,german course,мовні курси,курси німецької,курсы немецкого',
    'Sprachkurs',
    'languageCourse',
  ],
  [
    'ohne anschreiben,ohne bewerbungsschreiben,ohne motivationsschreiben,kein anschreiben,kein bewerbungsschreiben,ohne lange bewerbung,anschreiben nicht nötig,kurzbewerbung',
    'ohne Anschreiben',
    'noLetter',
  ],
  [
    'firmenwagen,dienstwagen,firmenauto,dienstauto,eigener firmenwagen,company car',
    'Firmenwagen',
    'companyCar',
  ],
];
