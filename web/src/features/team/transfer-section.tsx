import { transferForm, type Team } from '@lehrpfad/contract/team/team.ts';
import { useState } from 'react';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { PasswordField } from '../../core/form/fields/password-field.tsx';
import { RadioField } from '../../core/form/fields/choices/radio-field.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { dayOf, formatDate } from '../../core/text/dates.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { wrongPassword } from '../accounts/login/wrong-password.ts';
import { personName } from '../accounts/person-name.ts';
import { askToTakeOver, stopTransfer } from './queries.ts';
import { Section } from '../../core/ui/page/section.tsx';

/** Transfers the account to a colleague; for its owner. */
export function TransferSection({ team }: { readonly team: Team }) {
  const [isOpen, setIsOpen] = useState(false);
  const asked = team.colleagues.find(({ id }) => id === team.transfer?.user_id);
  return (
    <Section title="Konto übergeben">
      {asked && team.transfer ? (
        <Waiting name={personName(asked)} until={team.transfer.expires_at} />
      ) : (
        <>
          <p className="mb-4 max-w-prose">
            {team.colleagues.length === 0
              ? 'Möchten Sie das Konto abgeben, laden Sie zuerst die Person ein, die es führen soll.'
              : 'Eine Person aus Ihrem Team führt dann das Konto. Sie selbst arbeiten in der Rolle „Verwaltung“ weiter mit und können danach gehen.'}
          </p>
          {team.colleagues.length > 0 && (
            <Button variant="default" onClick={() => setIsOpen(true)}>
              Konto übergeben
            </Button>
          )}
        </>
      )}
      {isOpen && <Question team={team} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function Waiting({ name, until }: { readonly name: string; readonly until: string }) {
  const { isBusy, run } = useAction(async () => {
    await stopTransfer();
    showToast('Übergabe zurückgezogen');
  });
  return (
    <>
      <p className="mb-4 max-w-prose wrap-anywhere">
        <strong>{name}</strong> hat eine E-Mail bekommen und kann bis zum {formatDate(dayOf(until))}{' '}
        zustimmen. Bis dahin ändert sich nichts.
      </p>
      <BusyButton wraps variant="default" isBusy={isBusy} onClick={() => void run()}>
        Übergabe zurückziehen
      </BusyButton>
    </>
  );
}

interface Values {
  readonly user_id: number | null | '';
  readonly password: string;
}

const initial: Values = { user_id: null, password: '' };

function Question({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) {
  const form = useFormOf({
    schema: transferForm,
    initial,
    fields: { user_id: 'Wer soll das Konto führen?', password: 'Ihr Passwort' },
    onSubmit: async (body) => {
      await askToTakeOver(body);
      leaveWithoutWarning(onClose);
      showToast('Anfrage versendet');
    },
    onFailure: wrongPassword('password'),
  });
  const options = team.colleagues.map((one) => ({
    value: one.id,
    label: personName(one),
    hint: one.email,
  }));
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Konto übergeben"
      submit="Anfrage senden"
      onClose={onClose}
    >
      <ul className="m-0">
        <li>Die Person bekommt eine E-Mail und muss zustimmen.</li>
        <li>Danach kann nur sie das Konto übergeben oder schließen.</li>
        <li>Filialen, Anzeigen, Events und Kontaktpersonen bleiben, wie sie sind.</li>
      </ul>
      <RadioField {...form.field('user_id')} options={options} required />
      <PasswordField {...form.field('password')} autoComplete="current-password" required />
    </EditOverlay>
  );
}
