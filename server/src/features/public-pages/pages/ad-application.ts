import type { PageWords } from '../../../core/text/page-words.ts';
import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import {
  applicationSteps,
  draftOf,
  mailtoOf,
  noWords,
  nothingToSend,
  telOf,
} from '@lehrpfad/contract/job-ads/apply/application-steps.ts';
import { deadlineState } from '@lehrpfad/contract/job-ads/apply/deadline.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { webLink } from '../words.ts';

/** A person with the role, as the text of a link. */
const personText = ({ name, role }: { readonly name: string; readonly role: string }) =>
  [name, role].filter(Boolean).join(', ');

const stepsOf = (ad: PublicJobAd) => applicationSteps(ad, (address) => webLink(address)?.href);

function documentsLine(ad: PublicJobAd, { t, translated }: PageWords): string {
  const nothing = nothingToSend(ad, stepsOf(ad));
  if (nothing !== '') return translated(nothing);
  const asked = ad.application_documents;
  const sent = asked.filter((key) => key !== 'call');
  if (sent.length === 0) return '';
  const list = labelsOf(adFields.application_documents.options, sent).map(translated).join(', ');
  return t('Das brauchst du: {list}.', { list });
}

/** The same ways to apply as in the application, as links without a script. Mails begin with a draft that has gaps. */
function methodsOf(ad: PublicJobAd, { t }: PageWords) {
  return stepsOf(ad).map((step) => {
    switch (step.method) {
      case 'phone':
        return {
          title: t('Anrufen'),
          links: step.people.map((person) => ({
            href: telOf(person.phone),
            text: [personText(person), person.phone].filter(Boolean).join(': '),
          })),
        };
      case 'email':
        return {
          title: t('Eine E-Mail schreiben'),
          hint: t('Dein Mailprogramm öffnet einen Entwurf. Füll darin die Lücken.'),
          links: step.people.map((person) => ({
            href: mailtoOf(person.email, draftOf(ad, person.name, noWords)),
            text: [personText(person), person.email].filter(Boolean).join(': '),
          })),
        };
      case 'web':
        return {
          title: t('Im Netz bewerben'),
          links: [
            { href: step.href, text: webLink(step.href)?.text ?? step.href, isOutside: true },
          ],
        };
      case 'visit':
        return { title: t('Vor Ort vorbeigehen'), lines: step.lines };
    }
  });
}

/** The sentence about the last day for applications; '' if the ad names none. */
function deadlineLine(
  { application_deadline: last }: PublicJobAd,
  today: string,
  words: PageWords,
) {
  if (!last) return '';
  const { t, day } = words;
  const date = day(last);
  switch (deadlineState(last, today)) {
    case 'ahead':
      return t('Bewirb dich bis zum {date}.', { date });
    case 'today':
      return t('Heute ist der letzte Tag für deine Bewerbung.');
    case 'past':
      return t(
        'Die Bewerbungsfrist ist am {date} abgelaufen. Frag kurz nach, ob du dich noch bewerben kannst.',
        { date },
      );
  }
}

/** How to apply for an ad. The application also offers a checklist and the progress of an application. */
export function applicationOf(ad: PublicJobAd, today: string, words: PageWords) {
  const { t, counted } = words;
  const days = ad.reply_days;
  return {
    lines: [
      deadlineLine(ad, today, words),
      documentsLine(ad, words),
      days === null
        ? ''
        : t('Das Unternehmen verspricht dir eine Antwort nach höchstens {days}.', {
            days: counted(days, 'Tag', 'Tagen'),
          }),
    ].filter(Boolean),
    ways: methodsOf(ad, words),
  };
}
