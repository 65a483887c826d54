import { audienceOf } from '../fields/pupil-internships.ts';

/** Certificates that pupils of general schools bring; who asks for one of them does not mean students. */
const schoolCertificates = /^(?:KEIN|OHNE|HAUPTSCHUL|FOERDERSCHUL|MITTLERE_REIFE|REALSCHUL)/;

/**
 * Whether an internship is shown to pupils. Where neither title nor description say whom it is for, only the certificate that is
 * asked for can: most of what the agency lists here is for students, and a pupil who is sent away at the door loses more than one
 * who finds an internship less.
 * @param certificate `geforderterBildungsabschluss`, or empty
 */
export function isForPupils(title: string, description: string, certificate: string): boolean {
  const audience = audienceOf(title, description);
  return audience === 'pupils' || (audience === 'unclear' && schoolCertificates.test(certificate));
}
