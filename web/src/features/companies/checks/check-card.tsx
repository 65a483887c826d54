import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { branchCheck, type BranchCheck } from '@lehrpfad/contract/companies/options.ts';
import { AcceptedIcon, DeclinedIcon, WaitingIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ExternalLink } from '../../../core/ui/text/external-link.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { displayUrl, toHttps } from '../../../core/text/web-links.ts';
import { AddressLines } from '../address-lines.tsx';
import { accepting, DecisionCard, declining } from '../decisions/decision-card.tsx';
import { NameChips } from '../decisions/name-chips.tsx';
import { OwnerFact } from '../decisions/owner-fact.tsx';

const looks = {
  [branchCheck.open]: { tone: 'waiting', Icon: WaitingIcon, word: 'Zu bestätigen' },
  [branchCheck.confirmed]: { tone: 'good', Icon: AcceptedIcon, word: 'Bestätigt' },
  [branchCheck.declined]: { tone: 'bad', Icon: DeclinedIcon, word: 'Abgelehnt' },
} as const;

interface CheckCardProps {
  readonly branch: CheckedBranch;
  readonly onDecide: (status: BranchCheck) => void;
}

/** A branch with the facts that show whether its name is that of the employer. */
export function CheckCard({ branch, onDecide }: CheckCardProps) {
  const { id, name, status } = branch;
  return (
    <DecisionCard
      id={`filiale-${id}`}
      heading={name}
      look={looks[status]}
      trail={{ subject: 'company', id }}
      actions={[
        status !== branchCheck.declined && {
          ...declining,
          run: () => onDecide(branchCheck.declined),
        },
        status !== branchCheck.confirmed && {
          ...accepting,
          word: 'Bestätigen',
          run: () => onDecide(branchCheck.confirmed),
        },
      ]}
    >
      <BranchFacts branch={branch} />
    </DecisionCard>
  );
}

function BranchFacts({ branch }: { readonly branch: CheckedBranch }) {
  const { before, name, Address, owner, others, imported_ads: imported, reason } = branch;
  const allowed = branch.Allowed_apprenticeships;
  const website = toHttps(branch.weblink);
  const city = Address?.City.city ?? '';
  return (
    <Facts layout="even">
      {before && (
        <Fact name="Geändert" wide>
          <del>{inTown(before.name, before.city)}</del> → <strong>{inTown(name, city)}</strong>
        </Fact>
      )}
      <Fact name="Adresse">
        <AddressLines address={Address} />
      </Fact>
      <Fact name="Webseite">
        {website === null ? (
          '--'
        ) : (
          <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>
        )}
      </Fact>
      <OwnerFact owner={owner} />
      <Fact name="Importierte Anzeigen dieses Unternehmens ohne Konto">{imported}</Fact>
      <Fact name="Filialen anderer Konten mit diesem Namen am Ort">
        {others.length === 0 ? 'keine' : others.map((one) => one.name).join(', ')}
      </Fact>
      <Fact name="Ausbildungsberufe" wide>
        {allowed.length === 0 ? '--' : <NameChips names={allowed} label="Ausbildungsberufe" />}
      </Fact>
      {reason !== '' && (
        <Fact name="Begründung" wide>
          {reason}
        </Fact>
      )}
    </Facts>
  );
}

const inTown = (name: string, city: string) => (city === '' ? name : `${name} in ${city}`);
