import type { TwoStep } from '@lehrpfad/contract/accounts/two-step.ts';
import { useState } from 'react';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { CodesOverlay } from './codes-overlay.tsx';
import { hasSecondStep, useTwoStep } from './two-step-queries.ts';
import { SecondStepMethods } from './methods.tsx';

interface SecondStepSectionProps {
  /** Called when there is a second step, and its recovery codes have been seen. */
  readonly onSecured?: () => void;
}

/** Sets up, changes and removes the second step of the own account. */
export function SecondStepSection({ onSecured }: SecondStepSectionProps) {
  const query = useTwoStep();
  const [codes, setCodes] = useState<readonly string[]>();
  if (query.data?.policy === 'off') return null;
  return (
    <AccountSection id="anmeldung-sichern" title="Anmeldung sichern">
      <QueryView
        query={query}
        loading={<Skeleton height="12rem" />}
        failed="Der zweite Schritt Ihrer Anmeldung konnte nicht geladen werden."
      >
        {(twoStep) => (
          <>
            <State twoStep={twoStep} />
            <SecondStepMethods twoStep={twoStep} onCodes={setCodes} />
          </>
        )}
      </QueryView>
      {codes && (
        <CodesOverlay
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onSecured?.();
          }}
        />
      )}
    </AccountSection>
  );
}

function State({ twoStep }: { readonly twoStep: TwoStep }) {
  if (!hasSecondStep(twoStep))
    return (
      <>
        <p className="mb-4">
          Mit einem zweiten Schritt nach dem Passwort kommt niemand in Ihr Konto, der nur Ihr
          Passwort kennt.
        </p>
        <Notice as="p" tone="attention" className="mb-4">
          {twoStep.policy === 'required'
            ? 'Ihr Konto braucht einen zweiten Schritt. Richten Sie einen Passkey oder eine Authenticator-App ein.'
            : 'Noch ist kein zweiter Schritt eingerichtet.'}
        </Notice>
      </>
    );
  return (
    <>
      <p className="mb-4">
        Nach dem Passwort weisen Sie sich mit einem dieser Wege aus. Am besten richten Sie zwei ein.
      </p>
      {twoStep.recovery_codes < 3 && (
        <Notice as="p" tone="attention" className="mb-4">
          {twoStep.recovery_codes === 0
            ? 'Sie haben keine Wiederherstellungscodes mehr.'
            : `Sie haben nur noch ${twoStep.recovery_codes} Wiederherstellungscodes.`}{' '}
          Legen Sie neue an, damit Sie auch ohne Ihr Gerät hineinkommen.
        </Notice>
      )}
    </>
  );
}
