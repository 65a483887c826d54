import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import type { MailPart, NewMail } from '../../../core/mail/delivery/outbox.ts';
import { branchInTown } from '../mails.ts';

const nameList = (names: readonly { readonly name: string }[]): MailPart => ({
  items: names.map(({ name }) => name),
});

/** To the account of the branch. @param url page of its branches */
export function decisionMail(request: ListedApprenticeshipRequest, url: string): NewMail {
  const { status, Company, owner, answer } = request;
  const isAccepted = status === apprenticeshipRequestStatus.accepted;
  const branch = branchInTown(Company);
  const said: MailPart[] = answer === '' ? [] : ['Die Redaktion schreibt dazu:', { quote: answer }];
  return {
    kind: isAccepted ? 'apprenticeships-accepted' : 'apprenticeships-declined',
    to: owner.email,
    subject: isAccepted
      ? 'Ihre Ausbildungsberufe wurden freigegeben'
      : 'Ihre Anfrage nach Ausbildungsberufen wurde abgelehnt',
    body: [
      'Guten Tag,',
      ...(isAccepted ? given(request, branch) : refused(request, branch)),
      ...said,
      { label: 'Ihre Filialen ansehen', url },
      'Sie bekommen diese E-Mail, weil die Anfrage aus Ihrem Konto kam.',
    ],
  };
}

function given(
  { Accepted, Allowed_apprenticeships: asked }: ListedApprenticeshipRequest,
  branch: string,
): MailPart[] {
  const left = asked.filter(({ id }) => !Accepted.some((one) => one.id === id));
  return [
    `für Ihre Filiale ${branch} können Sie ab jetzt Ausbildungsplätze in diesen Berufen anbieten:`,
    nameList(Accepted),
    ...(left.length === 0 ? [] : ['Nicht freigegeben wurden:', nameList(left)]),
  ];
}

function refused(
  { Allowed_apprenticeships: asked, other }: ListedApprenticeshipRequest,
  branch: string,
): MailPart[] {
  const names = [...asked, ...(other === '' ? [] : [{ name: other }])];
  return [
    `für Ihre Filiale ${branch} wurden diese Berufe leider nicht freigegeben:`,
    nameList(names),
  ];
}
