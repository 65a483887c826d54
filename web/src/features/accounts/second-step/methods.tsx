import type {
  beginTotp,
  Passkey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  TwoStep,
} from '@lehrpfad/contract/accounts/two-step.ts';
import type { ResponseOf } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../core/api/api.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useConfirmation, type Confirmed } from './confirmation.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RemovalDialog, type Removal } from './removal-dialog.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { hasSecondStep, reloadTwoStep } from './two-step-queries.ts';
import { usedText, MethodRow } from './method-row.tsx';

interface WaysProps {
  readonly twoStep: TwoStep;
  /** Shows recovery codes that were just made. */
  readonly onCodes: (codes: readonly string[]) => void;
}

type Added = (codes: readonly string[] | null, message: string) => Promise<void>;

/** The methods of the second step, with their actions. */
export function SecondStepMethods({ twoStep, onCodes }: WaysProps) {
  const list = useRef<HTMLUListElement>(null);
  const { confirmed, dialog } = useConfirmation();
  const [removal, setRemoval] = useState<Removal>();
  const isRemoved = useRef(false);
  // The pressed button is gone. Runs after the effect that closes the dialog, behind which nothing takes the focus.
  useEffect(() => {
    if (removal === undefined && isRemoved.current) list.current?.focus();
    isRemoved.current = false;
  }, [removal]);

  const added: Added = async (codes, message) => {
    await reloadTwoStep();
    showToast(message);
    if (codes !== null) onCodes(codes);
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Wege der Anmeldung" className="list-plain">
        {twoStep.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={setRemoval} />
        ))}
        <PasskeyAdding confirmed={confirmed} added={added} />
        <TotpRow totp={twoStep.totp} {...{ confirmed, added }} onRemove={setRemoval} />
        {hasSecondStep(twoStep) && (
          <CodesRow left={twoStep.recovery_codes} confirmed={confirmed} added={added} />
        )}
      </ul>
      <RemovalDialog
        removal={removal}
        confirmed={confirmed}
        onClose={(isDone) => {
          isRemoved.current = isDone;
          setRemoval(undefined);
        }}
      />
      {dialog}
    </>
  );
}

function PasskeyRow({
  passkey,
  onRemove,
}: {
  readonly passkey: Passkey;
  readonly onRemove: (removal: Removal) => void;
}) {
  const rowId = useId();
  const { id, name } = passkey;
  const path = 'DELETE user/own/two-step/passkeys/:id/';
  const removal = {
    title: 'Passkey entfernen?',
    text: `Mit dem Passkey „${name}“ können Sie sich dann nicht mehr ausweisen. Löschen Sie ihn danach auch auf Ihrem Gerät.`,
    run: () => call<typeof removePasskey>(path, { params: { id } }),
  };
  return (
    <MethodRow id={rowId} title={`Passkey „${name}“`} text={usedText(passkey)}>
      <Button variant="default" aria-describedby={rowId} onClick={() => onRemove(removal)}>
        Entfernen
      </Button>
    </MethodRow>
  );
}

interface ActionProps {
  readonly confirmed: Confirmed;
  readonly added: Added;
}

function PasskeyAdding({ confirmed, added }: ActionProps) {
  const rowId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MethodRow
      id={rowId}
      title="Passkey"
      text="Fingerabdruck, Gesicht, Geräte-PIN oder Sicherheitsschlüssel: am sichersten und am schnellsten."
    >
      <Button variant="default" aria-describedby={rowId} onClick={() => setIsOpen(true)}>
        Passkey hinzufügen
      </Button>
      {isOpen && (
        <PasskeySetup
          confirmed={confirmed}
          onAdded={(codes) => {
            setIsOpen(false);
            return added(codes, 'Passkey eingerichtet');
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </MethodRow>
  );
}

interface TotpRowProps extends ActionProps, Pick<TwoStep, 'totp'> {
  readonly onRemove: (removal: Removal) => void;
}

const totpRemoval: Removal = {
  title: 'Authenticator-App entfernen?',
  text: 'Die Codes der App gelten dann nicht mehr. Löschen Sie den Eintrag danach auch in der App.',
  run: () => call<typeof removeTotp>('DELETE user/own/two-step/totp/'),
};

function TotpRow({ totp, confirmed, added, onRemove }: TotpRowProps) {
  const rowId = useId();
  const [secret, setSecret] = useState<ResponseOf<typeof beginTotp>>();
  const { isBusy, run } = useAction(async () => {
    setSecret(await confirmed(() => call<typeof beginTotp>('POST user/own/two-step/totp/')));
  });
  const text = usedText(totp ?? { created_at: '2000-01-01T00:00:00Z', last_used_at: null });
  return (
    <MethodRow
      id={rowId}
      title="Authenticator-App"
      text={totp === null ? 'Zeigt alle 30 Sekunden einen neuen Code aus sechs Ziffern.' : text}
    >
      <BusyButton variant="default" describedBy={rowId} isBusy={isBusy} onClick={() => void run()}>
        {totp === null ? 'App einrichten' : 'Andere App'}
      </BusyButton>
      {totp && (
        <Button variant="default" aria-describedby={rowId} onClick={() => onRemove(totpRemoval)}>
          Entfernen
        </Button>
      )}
      {secret && (
        <TotpSetup
          {...secret}
          confirmed={confirmed}
          onAdded={(codes) => {
            setSecret(undefined);
            return added(codes, 'Authenticator-App eingerichtet');
          }}
          onClose={() => setSecret(undefined)}
        />
      )}
    </MethodRow>
  );
}

function CodesRow({ left, confirmed, added }: ActionProps & { readonly left: number }) {
  const rowId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const path = 'POST user/own/two-step/recovery-codes/';
  async function renew(): Promise<void> {
    const made = await confirmed(() => call<typeof renewRecoveryCodes>(path));
    setIsAsking(false);
    if (made) await added(made.recovery_codes, 'Neue Wiederherstellungscodes angelegt');
  }
  return (
    <MethodRow
      id={rowId}
      title="Wiederherstellungscodes"
      text={`Noch ${left} von ${limits.recoveryCodes}. Jeder ersetzt einmal ein verlorenes Gerät.`}
    >
      <Button variant="default" aria-describedby={rowId} onClick={() => setIsAsking(true)}>
        Neue Codes
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Neue Codes anlegen?"
        confirm="Neue Codes anlegen"
        onConfirm={renew}
        onCancel={() => setIsAsking(false)}
      >
        <p>Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.</p>
      </ConfirmDialog>
    </MethodRow>
  );
}
