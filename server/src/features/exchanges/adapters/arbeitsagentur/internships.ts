import { audienceOf } from '../fields/pupil-internships.ts';

/** Certificates of pupils of general schools. An employer who asks for one of them does not mean students. */
const schoolCertificates = /^(?:KEIN|OHNE|HAUPTSCHUL|FOERDERSCHUL|MITTLERE_REIFE|REALSCHUL)/;

/**
 * Whether an internship is shown to pupils. If neither title nor description tell whom it is for, only the required certificate
 * decides: most internships that the agency lists are for students, and a pupil who is turned away loses more than one
 * who finds one internship less.
 * @param certificate `geforderterBildungsabschluss`, or empty
 */
export function isForPupils(title: string, description: string, certificate: string): boolean {
  const audience = audienceOf(title, description);
  return audience === 'pupils' || (audience === 'unclear' && schoolCertificates.test(certificate));
}
