/** Longest title of a list. Characters. */
const maxLength = 200;

const ofTraining = /ausbildung|lehrstelle|azubi|auszubildend|apprentice/iu;
const ofInternship = /praktik|internship/iu;
const ofOthers = /messe|umschul|weiterbild|fortbild|studi(?:um|en)|veranstalt|termine|seminar/iu;

/** The kind that is said of a whole list, in the words of feeds. */
export type ListKind = 'Ausbildung' | 'Praktikum';

/** The kind that the title of a list names: 'Freie Ausbildungsplätze 2027', 'Praktika'. Undefined if it names none, or several. */
export function kindOfTitle(title: string): ListKind | undefined {
  if (title.length > maxLength || ofOthers.test(title)) return undefined;
  const [isTraining, isInternship] = [ofTraining.test(title), ofInternship.test(title)];
  if (isTraining === isInternship) return undefined;
  return isTraining ? 'Ausbildung' : 'Praktikum';
}

/** The kind that the titles above a list name, the nearest first. Below 'Ausbildung' a list of events has a title of its own. */
export function kindOfTitles(titles: readonly string[]): ListKind | undefined {
  for (const title of titles) {
    const kind = kindOfTitle(title);
    if (kind !== undefined || ofOthers.test(title)) return kind;
  }
  return undefined;
}

const alone =
  /^(?:qry|tbl|abfrage|tabelle)?(?:freie|offene|unsere|neue|alle)?(?:(ausbildung|(?:ausbildungs|lehr)(?:platz|plätze|plaetze|stellen?|angebote?)|azubis?|auszubildende|apprenticeships?)|((?:schüler|schueler|schul|betriebs|ferien)?(?:praktikum|praktika|praktikums(?:platz|plätze|plaetze|stellen?|angebote?))|internships?))(?:möglich|moeglich)?$/u;

/** The kind that a text is the name of, and nothing else: 'Ausbildung', 'Praktikumsplätze 2027', but not 'Ausbildung Koch'. */
export function kindAlone(text: string): ListKind | undefined {
  if (text.length > maxLength) return undefined;
  const [, isTraining, isInternship] =
    alone.exec(text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')) ?? [];
  if (isTraining !== undefined) return 'Ausbildung';
  return isInternship === undefined ? undefined : 'Praktikum';
}
