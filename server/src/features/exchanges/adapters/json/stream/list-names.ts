import { wordSet } from '../../formats/words.ts';

/** The list of resources that records refer to, in JSON:API. */
export const includedList = 'included';

/** Names of the list of ads in a feed that is an object, in small letters and without punctuation. */
export const listNames = wordSet(`
  jobs items data results graph offers content positions postings jobpostings vacancies openings
  joboffers jobads ads publications anzeigen inserate ausschreibungen stellen stellenangebote stellenanzeigen angebote
  ausbildungsplaetze ausbildungsplätze ausbildungsangebote ausbildungsstellen lehrstellen ausbildungen ausbildung praktika
  praktikumsplaetze praktikumsplätze praktikumsstellen praktikum ergebnisliste entries records list hits elements
  value values rows member itemlistelement documents docs nodes edges features reportentry included
`);
