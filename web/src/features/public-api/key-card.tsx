import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import type { ReactNode } from 'react';
import { formatDate, momentText } from '../../core/text/dates.ts';
import {
  AcceptedIcon,
  DeclinedIcon,
  DeleteIcon,
  EditIcon,
  ExchangeIcon,
  LockIcon,
  StopIcon,
  UnlockIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { DecisionCard } from '../companies/decisions/decision-card.tsx';
import { WrittenFact } from '../companies/decisions/decision-facts.tsx';
import { DeliveryLog } from './delivery-log.tsx';

const usable = { tone: 'good', Icon: AcceptedIcon, word: 'Gilt' } as const;
const blocked = { tone: 'bad', Icon: DeclinedIcon, word: 'Gesperrt' } as const;

/** Returns the state of a webhook in words. */
function stateOf({ webhook_allowed: isAllowed, webhook }: ApiKey): string {
  if (webhook === null) return isAllowed ? 'erlaubt, noch keine Adresse' : 'nicht erlaubt';
  if (!isAllowed) return `${webhook.url}, entzogen`;
  if (webhook.stopped) return `${webhook.url}, angehalten nach Fehlern`;
  if (webhook.failing_since === null) return `${webhook.url}, läuft`;
  return `${webhook.url}, Fehler seit ${momentText(webhook.failing_since)}`;
}

/** Action that an editor has chosen for a key. */
export type KeyAction = 'block' | 'release' | 'note' | 'delete' | 'allow' | 'withdraw';

interface KeyCardProps {
  readonly apiKey: ApiKey;
  readonly onAction: (action: KeyAction) => void;
}

/** A key of the public API, with the purpose that its owner gives. */
export function KeyCard({ apiKey, onAction }: KeyCardProps) {
  const { id, start } = apiKey;
  const act = (action: KeyAction, word: string, icon: ReactNode) =>
    ({ word, icon, variant: 'default', run: () => onAction(action) }) as const;
  return (
    <DecisionCard
      id={`schluessel-${id}`}
      heading={`${start}…`}
      look={apiKey.blocked ? blocked : usable}
      trail={{ subject: 'api-key', id }}
      actions={[
        apiKey.webhook_allowed
          ? act('withdraw', 'Webhook entziehen', <StopIcon />)
          : act('allow', 'Webhook erlauben', <ExchangeIcon />),
        act('note', 'Notiz', <EditIcon />),
        act('delete', 'Löschen', <DeleteIcon />),
        apiKey.blocked
          ? act('release', 'Freigeben', <UnlockIcon />)
          : act('block', 'Sperren', <LockIcon />),
      ]}
    >
      <KeyFacts apiKey={apiKey} />
      {apiKey.webhook !== null && <DeliveryLog keyId={id} />}
    </DecisionCard>
  );
}

function KeyFacts({ apiKey }: Pick<KeyCardProps, 'apiKey'>) {
  const { email, purpose, created, last_used: lastUsed, block_reason: reason, note } = apiKey;
  const { webhook_reason: webhookReason } = apiKey;
  return (
    <Facts layout="even">
      <Fact name="Gehört zu" wide>
        <a className="tap-line" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      <WrittenFact name="Zweck" text={purpose} />
      <Fact name="Angelegt">
        <time dateTime={created}>{momentText(created)}</time>
      </Fact>
      <Fact name="Zuletzt verwendet">{lastUsed === null ? 'noch nie' : formatDate(lastUsed)}</Fact>
      <Fact name="Webhook" wide>
        {stateOf(apiKey)}
      </Fact>
      <WrittenFact name="Grund des Entzugs" text={webhookReason} />
      <WrittenFact name="Grund der Sperre" text={reason} />
      <WrittenFact name="Notiz der Redaktion" text={note} />
    </Facts>
  );
}
