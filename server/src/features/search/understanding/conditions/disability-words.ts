import { isWorkTask } from '../../engine/text/tasks.ts';
import { keyOf, keysOf, phraseTable, type Token } from '../tokens.ts';

/** What people say of themselves. */
const own = [
  'schwerbehindert,schwerbehinderte,schwerbehinderter,schwerbehinderung,schwerbehindertenausweis,körperbehindert,körperbehinderung,körperliche behinderung,lernbehindert,lernbehinderung,',
  'mit behinderung,mit behinderungen,mit einer behinderung,mit schwerbehinderung,mit körperlicher behinderung,mit meiner behinderung,trotz behinderung,trotz meiner behinderung,habe eine behinderung,habe behinderung,eine behinderung habe,bin behindert,mit handicap,mit einem handicap,trotz handicap,habe ein handicap,',
  'barrierefrei,barrierefreier arbeitsplatz,barrierefreien arbeitsplatz,barrierefreie ausbildung,barrierefreie arbeitsplätze,barrierefreier betrieb,barrierefreien betrieb,barrierefreie betriebe,barrierefreie stelle,barrierefreiheit,rollstuhlgerecht,rollstuhl,rollstuhlfahrer,rollstuhlfahrerin,rolli,rollifahrer,im rollstuhl,sitze im rollstuhl,mit rollstuhl,für rollstuhlfahrer,für rollstuhlfahrerinnen,',
  'trage hörgeräte,trage ein hörgerät,habe hörgeräte,habe ein hörgerät,mit hörgerät,mit hörgeräten,bin schwerhörig,schwerhörig,schwerhörige,schwerhöriger,hörgeschädigt,hörgeschädigte,hörgeschädigter,hörbehindert,gehbehindert,gehbehinderung,schwerhörigkeit,gehörlos,gehörlose,gehörloser,bin gehörlos,taub,taubstumm,taubstumme,taubstummer,bin taub,bin blind,blind,bin fast blind,sehbehindert,sehbehinderte,sehbehinderter,sehbehinderung,',
  'autismus,habe autismus,mit autismus,autist,autistin,autisten,für autisten,autistisch,bin autist,asperger,adhs,habe adhs,mit adhs,epilepsie,habe epilepsie,mit epilepsie,förderbedarf,inklusiv,inklusionsbetrieb,',
  'wheelchair,disabled,disability,with disability,deaf,инвалид,инвалидность,инвалидностью,на инвалидной коляске,інвалідність,інвалідністю,з інвалідністю,إعاقة,معاق,engelli,niepełnosprawny,niepełnosprawna,niepełnosprawność',
].join('');

/** 'Ausbildung für Menschen mit Behinderung', but 'Assistenz für Menschen mit Behinderung' is a task. */
const forThem =
  'für menschen mit behinderung,für menschen mit behinderungen,für menschen mit einer behinderung,für menschen mit handicap,für behinderte,für behinderte menschen,für schwerbehinderte,für blinde,für taube,für gehörlose,für taubstumme,für schwerhörige,für hörgeschädigte,für sehbehinderte,für körperbehinderte,für lernbehinderte';

export const disabilityWords = `${own},${forThem}`;

const ofOthers = phraseTable<true>([[forThem, true]]);
const maxWords = 5;

/** They are cared for: 'Menschen mit Behinderung', 'Kinder mit Autismus'. */
const persons = keysOf(
  'menschen leute leuten kind kinder kindern person personen jugendliche jugendlichen erwachsene erwachsenen schüler schülern patient patienten bewohner bewohnern senioren andere anderen jemand jemanden jemandem',
);

/** 'Kinder, die Autismus haben' */
const links = keysOf('mit im in einem einer die der');

/** What is offered to somebody. */
const offers = keysOf(
  'ausbildung ausbildungen ausbildungsplatz ausbildungsplätze praktikum praktika praktikumsplatz lehre lehrstelle lehrstellen stelle stellen job jobs beruf berufe betrieb betriebe firma firmen platz plätze geeignet möglich',
);

/** 'barrierefreie Bäder': what is built. */
const builtSo = /^barrierefrei(?:e|er|en|es|em)$/;

/** Whether words for a disability name others, with whom somebody works. @param length number of the words */
export function isOfOthers(tokens: readonly Token[], at: number, length: number): boolean {
  const isLink = ({ word }: Token) => links.has(word);
  const start = tokens.slice(0, at).findLastIndex((token) => !isLink(token));
  const [before, after] = [tokens[start]?.word ?? '', tokens[at + length]];
  const words = tokens.slice(at, at + Math.min(length, maxWords)).map(({ written }) => written);
  if (ofOthers.has(keyOf(words.join(' ')))) return at > 0 && !offers.has(before);
  if (length === 1 && builtSo.test(tokens[at]?.plain ?? ''))
    return after !== undefined && !offers.has(after.word);
  return persons.has(before) || persons.has(after?.word ?? '') || isWorkTask(after?.written ?? '');
}
