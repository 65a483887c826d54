import type { WebhookDelivery } from '@lehrpfad/contract/public-api/webhooks.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { useState } from 'react';
import { QueryView } from '../../core/data/query-view.tsx';
import { useAction } from '../../core/hooks/use-action.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { momentText } from '../../core/text/dates.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { resendDelivery, useDeliveries } from './queries.ts';

/** The latest messages to the webhook of a key. Loaded when it is unfolded. */
export function DeliveryLog({ keyId }: { readonly keyId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-tap py-2 w-fit font-bold text-brand">Meldungen</summary>
      {isOpen && <Entries keyId={keyId} />}
    </details>
  );
}

function Entries({ keyId }: { readonly keyId: number }) {
  return (
    <QueryView
      query={useDeliveries(keyId)}
      loading={<Skeleton height="4rem" radius="1rem" />}
      failed="Die Meldungen konnten nicht geladen werden."
    >
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p>In den letzten 30 Tagen wurde nichts gesendet.</p>
        ) : (
          <ol className="grid list-plain gap-4">
            {deliveries.map((delivery) => (
              <Entry key={delivery.id} delivery={delivery} />
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}

/** Returns the outcome of a message in words. */
function outcomeOf({ sent, next, attempts, error }: WebhookDelivery): string {
  const tries = attempts === 0 ? '' : ` nach ${counted(attempts, 'Versuch', 'Versuchen')}`;
  const why = error === '' ? '' : ` ${error}`;
  if (next !== null) return `Wartet${tries}, nächster Versuch ${momentText(next)}.${why}`;
  return sent === null ? `Nicht zugestellt${tries}.${why}` : `Zugestellt ${momentText(sent)}.`;
}

function Entry({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { id, created, changes, body, next } = delivery;
  const sending = useAction(async () => {
    const outcome = await resendDelivery(id);
    showToast(
      typeof outcome === 'string'
        ? 'Diese Meldung wartet schon, oder der Webhook ist angehalten.'
        : 'Die Meldung wird noch einmal gesendet.',
    );
  });
  return (
    <li className="wrap-anywhere">
      <p id={`meldung-${id}`} className="m-0">
        <time dateTime={created}>{momentText(created)}</time>
        {changes === 0 ? ', ohne Änderungen' : `, ${counted(changes, 'Änderung', 'Änderungen')}`}
      </p>
      <p className="m-0 text-sm">{outcomeOf(delivery)}</p>
      <details>
        <summary className="min-h-tap py-2 w-fit">Inhalt</summary>
        <p className="text-sm">
          <code>{body}</code>
        </p>
      </details>
      {next === null && (
        <BusyButton
          variant="default"
          isBusy={sending.isBusy}
          describedBy={`meldung-${id}`}
          onClick={() => void sending.run()}
        >
          Erneut senden
        </BusyButton>
      )}
    </li>
  );
}
