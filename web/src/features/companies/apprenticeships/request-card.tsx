import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus, branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { momentText } from '../../../core/text/dates.ts';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { DecisionCard } from '../decisions/decision-card.tsx';
import { NameChips } from '../decisions/name-chips.tsx';
import { OwnerFact } from '../decisions/owner-fact.tsx';
import { requestLooks } from './looks.ts';

interface RequestCardProps {
  readonly request: ListedApprenticeshipRequest;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** A request of a branch, with the facts needed for the decision. */
export function RequestCard({ request, onAccept, onDecline }: RequestCardProps) {
  const { id, Company, status } = request;
  const { name, city } = Company;
  const isOpen = status === apprenticeshipRequestStatus.open;
  return (
    <DecisionCard
      id={`berufe-${id}`}
      heading={city === '' || name.includes(city) ? name : `${name}, ${city}`}
      look={requestLooks[status]}
      companyId={Company.id}
      decline={isOpen ? onDecline : undefined}
      accept={isOpen ? { word: 'Annehmen', run: onAccept } : undefined}
    >
      <RequestFacts request={request} />
    </DecisionCard>
  );
}

function RequestFacts({ request }: { readonly request: ListedApprenticeshipRequest }) {
  const { Allowed_apprenticeships: asked, other, message, Present: present, created } = request;
  return (
    <Facts layout="even">
      {asked.length > 0 && (
        <Fact name="Angefragte Ausbildungsberufe" wide>
          <NameChips names={asked} label="Angefragte Ausbildungsberufe" />
        </Fact>
      )}
      {other !== '' && (
        <Fact name="Beruf, der nicht in der Liste steht" wide>
          {other}
        </Fact>
      )}
      {message !== '' && (
        <Fact name="Nachricht" wide>
          <span className="whitespace-pre-line">{message}</span>
        </Fact>
      )}
      <Fact name="Bildet jetzt aus" wide>
        {present.length === 0 ? '--' : <NameChips names={present} label="Bildet jetzt aus" />}
      </Fact>
      <OwnerFact owner={request.owner} />
      <Fact name="Angefragt">
        <time dateTime={created}>{momentText(created)}</time>
      </Fact>
      {request.Check?.status !== branchCheck.confirmed && (
        <Fact name="Filiale">{checkWords[request.Check?.status ?? branchCheck.open]}</Fact>
      )}
      <DecisionFacts request={request} />
    </Facts>
  );
}

const checkWords = {
  [branchCheck.open]: 'noch nicht bestätigt',
  [branchCheck.confirmed]: 'bestätigt',
  [branchCheck.declined]: 'nicht bestätigt',
} as const;

function DecisionFacts({ request }: { readonly request: ListedApprenticeshipRequest }) {
  const { Accepted: given, answer, decided, decided_by: editor } = request;
  return (
    <>
      {decided !== null && (
        <Fact name="Entschieden">
          {momentText(decided)}
          {editor !== '' && `, ${editor}`}
        </Fact>
      )}
      {given.length > 0 && (
        <Fact name="Freigegeben" wide>
          <NameChips names={given} label="Freigegeben" />
        </Fact>
      )}
      {answer !== '' && (
        <Fact name="Antwort an das Unternehmen" wide>
          <span className="whitespace-pre-line">{answer}</span>
        </Fact>
      )}
    </>
  );
}
