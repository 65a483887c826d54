import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import type { DraftOf } from '../../../core/form/drafts/draft-of.ts';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FieldStack, FormActions, RequiredHint } from '../../../core/form/form-parts.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { isNew } from '../../../core/form/files/pdf-files.ts';
import { DraftStatus } from '../drafts/draft-status.tsx';
import type { DraftSetup } from '../drafts/use-autosave.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { VisibleIcon } from '../../../core/ui/icons/area-icons.tsx';
import { AskOverlay } from '../../companies/apprenticeships/ask-overlay.tsx';
import type { AdAbilities } from '../management/abilities.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';
import { openFile, openNewFile } from '../management/open-file.ts';
import { PreviewOverlay } from '../detail/preview-overlay.tsx';
import styles from './job-ad-fields.module.css';
import { JobAdFields } from './job-ad-fields.tsx';
import { readers, type JobAdValues } from './job-ad-values.ts';
import { newFileOf, previewOf } from './preview-of.ts';
import { QualityHints } from './quality-hints.tsx';
import { useJobAdForm, type JobAdFormState } from './use-job-ad-form.ts';

export interface JobAdFormOverlayProps {
  readonly title: string;
  readonly abilities: AdAbilities;
  /** Whether the overlay gets a history entry of its own, because the address does not say that it is open (Overlay). */
  readonly hasEntry?: boolean;
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly initial: JobAdValues;
  readonly draft: DraftOf;
  /** Settings for saving a new ad as a draft on the server; null if it is not saved. */
  readonly drafts: DraftSetup | null;
  /** Notice to read before editing. */
  readonly notice: string;
  readonly companies: readonly FullCompany[];
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
  /** Only for editors: called with the ids of the companies to load into `companies`. */
  readonly onCompanies?: ((ids: readonly number[]) => void) | undefined;
}

/** Returns the account of the chosen companies; null if there is none. */
function accountOf({ abilities, companies }: JobAdFormOverlayProps, values: JobAdValues) {
  if (!abilities.choosesAnyCompany) return 'own';
  const [first] = values.Companies;
  return companies.find(({ id }) => id === first?.id)?.User?.id ?? null;
}

/** Opens a file of the preview, also one that is not stored yet. */
function openFileOf(values: JobAdValues, id: number): void {
  const file = newFileOf(values, id);
  if (file) void openNewFile(file);
  else void openFile(id, '');
}

/** Returns the initial values of a request for an apprenticeship: the chosen branches and the job name. */
function wantedIn(values: JobAdValues, branches: readonly Branch[]) {
  return {
    branches: branches.filter(({ id }) => values.Companies.some((one) => one.id === id)),
    name: values.Job_name,
  };
}

/** Closes the form once all input is kept or the user does not want it. */
function useClosing({ form, autosave }: JobAdFormState, onClose: () => void) {
  const leaving = useLeaveWarning(autosave.asks, form.discard);
  const leave = useStableCallback(() => leaving.guard(() => leaveWithoutWarning(onClose)));
  return { close: () => void autosave.flush().then(leave), dialog: leaving.dialog };
}

/** Form to add or edit an ad. Mounted while it is open. */
export function JobAdFormOverlay(props: JobAdFormOverlayProps) {
  const { title, hasEntry = false, notice, onSaved, onClose } = props;
  const whenSaved = useWhenSaved((saved: readonly OwnJobAd[]) => {
    leaveWithoutWarning(() => onSaved(saved));
  });
  const state = useJobAdForm({ ...props, onSaved: whenSaved });
  const { form } = state;
  const contacts = useContactPersonsOf(accountOf(props, form.values));
  const { close, dialog } = useClosing(state, onClose);
  const { openPreview, openRequest, above } = useOverlaysAbove(props, form.values, contacts.data);

  return (
    <>
      <Overlay
        opened
        hasEntry={hasEntry}
        title={title}
        onClose={close}
        onSubmit={form.submit}
        footer={
          <Footer
            state={state}
            isDraft={props.drafts !== null}
            onCancel={close}
            onPreview={openPreview}
          />
        }
      >
        <FieldStack>
          <Notices state={state} notice={notice} />
          <RequiredHint />
          <JobAdFields {...props} contacts={contacts} state={state} onAsk={openRequest} />
          <QualityHints form={form} />
        </FieldStack>
      </Overlay>
      {above}
      {dialog}
    </>
  );
}

/** The overlays that can be opened above the form: the preview of the ad, and the request for an apprenticeship. */
function useOverlaysAbove(
  props: JobAdFormOverlayProps,
  values: JobAdValues,
  contacts: readonly ContactPerson[] = [],
) {
  const { ad, branches } = props;
  const [shown, setShown] = useState<'preview' | 'request' | null>(null);
  const onClose = () => setShown(null);
  const above = (
    <>
      {shown === 'preview' && (
        <PreviewOverlay
          hasEntry
          ad={previewOf(values, { ...props, contacts }, ad)}
          onFile={(id) => openFileOf(values, id)}
          onClose={onClose}
        />
      )}
      {shown === 'request' && (
        <AskOverlay branches={branches} wanted={wantedIn(values, branches)} onClose={onClose} />
      )}
    </>
  );
  return {
    openPreview: () => setShown('preview'),
    openRequest: () => setShown('request'),
    above,
  };
}

interface NoticesProps extends Pick<JobAdFormOverlayProps, 'notice'> {
  readonly state: JobAdFormState;
}

function Notices({ state: { form, conflict }, notice }: NoticesProps) {
  return (
    <>
      <ConflictNotice form={form} conflict={conflict} readers={readers} />
      <DraftNotice form={form} />
      <ErrorSummary form={form} />
      {notice !== '' && (
        <p className={`${styles.notice} border-accent rounded-md bg-accent text-accent m-0`}>
          {notice}
        </p>
      )}
    </>
  );
}

interface FooterProps {
  readonly state: JobAdFormState;
  /** Whether the ad is a draft that is published by this form. */
  readonly isDraft: boolean;
  readonly onCancel: () => void;
  readonly onPreview: () => void;
}

function Footer({ state, isDraft, onCancel, onPreview }: FooterProps) {
  const { form, autosave } = state;
  return (
    <FormActions
      form={form}
      submit={isDraft ? 'Veröffentlichen' : 'Speichern'}
      cancel={autosave.state.kind === 'none' ? undefined : 'Später'}
      status={<DraftStatus state={autosave.state} hasNewFiles={form.values.file.some(isNew)} />}
      onCancel={onCancel}
    >
      <Button
        variant="default"
        aria-label="Vorschau"
        className={styles.preview}
        icon={<VisibleIcon />}
        onClick={onPreview}
      >
        <span className={styles.word}>Vorschau</span>
      </Button>
    </FormActions>
  );
}
