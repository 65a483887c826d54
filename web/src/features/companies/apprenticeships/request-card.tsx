import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus, branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { momentText } from '../../../core/text/dates.ts';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { accepting, DecisionCard, declining } from '../decisions/decision-card.tsx';
import { DecidedFact, WrittenFact } from '../decisions/decision-facts.tsx';
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
      trail={{ subject: 'company', id: Company.id }}
      actions={[
        isOpen && { ...declining, run: onDecline },
        isOpen && { ...accepting, word: 'Annehmen', run: onAccept },
      ]}
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
      <WrittenFact name="Nachricht" text={message} />
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
      <DecidedFact decided={decided} by={editor} />
      {given.length > 0 && (
        <Fact name="Freigegeben" wide>
          <NameChips names={given} label="Freigegeben" />
        </Fact>
      )}
      <WrittenFact name="Antwort an das Unternehmen" text={answer} />
    </>
  );
}
