import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import type { ApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { momentText } from '../../../core/text/dates.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';
import { requestLooks } from './looks.ts';
import { useOwnRequests, withdrawRequest } from './own-queries.ts';
import styles from './own-requests.module.css';
import { askedNames } from './apprenticeship-request.ts';

/** The requests of a branch and their results; nothing if there are none. */
export function OwnRequests({ branchId }: { readonly branchId: number }) {
  return (
    <QueryView
      query={useOwnRequests()}
      loading={null}
      failed="Ihre Anfragen konnten nicht geladen werden."
    >
      {(all) => <Requests requests={all.filter(({ Company }) => Company.id === branchId)} />}
    </QueryView>
  );
}

function Requests({ requests }: { readonly requests: readonly ApprenticeshipRequest[] }) {
  const [asked, setAsked] = useState<ApprenticeshipRequest | null>(null);
  useFocusKept(asked !== null);
  if (requests.length === 0) return null;

  async function withdraw({ id }: ApprenticeshipRequest): Promise<void> {
    const isWithdrawn = await withdrawRequest(id);
    setAsked(null);
    showToast(isWithdrawn ? 'Anfrage zurückgezogen' : 'Über diese Anfrage ist schon entschieden.');
  }

  return (
    <div className="mt-5">
      <h3 className="mb-2 font-normal text-hint">Angefragte Berufe</h3>
      <ul className="cols-fill-lg grid list-plain gap-2" aria-label="Angefragte Berufe">
        {requests.map((request) => (
          <Row key={request.id} request={request} onWithdraw={() => setAsked(request)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title="Anfrage zurückziehen?"
        confirm="Zurückziehen"
        danger
        onConfirm={() => asked && withdraw(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          Die Anfrage {asked && quoted(askedNames(asked).join(', '))} wird gelöscht. Sie können die
          Berufe jederzeit wieder anfragen.
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface RowProps {
  readonly request: ApprenticeshipRequest;
  readonly onWithdraw: () => void;
}

function Row({ request, onWithdraw }: RowProps) {
  const { status, created, decided, answer } = request;
  const { tone, Icon, word } = requestLooks[status];
  const names = askedNames(request).join(', ');
  return (
    <li
      className={`${styles.row} row gap-2 justify-between py-3 px-4 border rounded-md wrap-anywhere`}
    >
      <p className="font-bold">{names}</p>
      <StatusBadge tone={tone} Icon={Icon}>
        {word}
      </StatusBadge>
      <p className="basis-full text-hint">
        {decided === null
          ? `Angefragt am ${momentText(created)}`
          : `Entschieden am ${momentText(decided)}`}
      </p>
      {status === apprenticeshipRequestStatus.accepted && <Given request={request} />}
      {answer !== '' && (
        <p className="basis-full whitespace-pre-line">Die Redaktion schreibt: {answer}</p>
      )}
      {status === apprenticeshipRequestStatus.open && (
        <Button
          variant="default"
          className={styles.withdraw}
          aria-label={`Anfrage zurückziehen: ${names}`}
          onClick={onWithdraw}
        >
          Zurückziehen
        </Button>
      )}
    </li>
  );
}

/** Lists the permitted apprenticeships, if they differ from the requested ones. */
function Given({ request }: { readonly request: ApprenticeshipRequest }) {
  const { Accepted, Allowed_apprenticeships: asked, other } = request;
  const isAll =
    other === '' &&
    Accepted.length === asked.length &&
    asked.every(({ id }) => Accepted.some((one) => one.id === id));
  if (isAll) return null;
  return (
    <p className="basis-full whitespace-pre-line">
      Freigegeben: {Accepted.map(({ name }) => name).join(', ')}
    </p>
  );
}
