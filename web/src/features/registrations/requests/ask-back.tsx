import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { questionForm } from '@lehrpfad/contract/registrations/questions.ts';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import {
  leaveWithoutWarning,
  useLeaveWarning,
} from '../../../core/form/saving/use-leave-warning.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import styles from './accept-request.module.css';
import { sendQuestion } from './queries.ts';
import { troubleOf } from './request-words.ts';

interface AskBackProps {
  readonly request: CompanyRequest;
  readonly onAsked: () => void;
  /** It was not possible: somebody else was faster. */
  readonly onTrouble: (text: string) => void;
  readonly onCancel: () => void;
}

/** Writes to the company what an editor wants to know. Mounted as long as it is open. */
export function AskBack({ request, onAsked, onTrouble, onCancel }: AskBackProps) {
  const form = useFormOf({
    schema: questionForm,
    initial: { question: '' },
    fields: { question: 'Ihre Frage' },
    draft: draftOnPage(`request-question-${request.id}`),
    onSubmit: async ({ question }, _, key) => {
      await sendQuestion(request.id, question, key);
      leaveWithoutWarning(onAsked);
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      const trouble = troubleOf(error);
      if (trouble === undefined) return undefined;
      leaveWithoutWarning(() => onTrouble(trouble));
      return {};
    },
  });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(() => leaveWithoutWarning(onCancel));
  return (
    <>
      <Overlay
        opened
        hasEntry
        title="Rückfrage stellen"
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} submit="Rückfrage senden" onCancel={close} />}
      >
        <FieldStack>
          <DraftNotice form={form} />
          <ErrorSummary form={form} />
          <p className={styles.text}>
            „{request.name}“ bekommt Ihre Frage per E-Mail an {request.email}, mit einem Link zur
            Antwort. Er gilt {limits.requestAnswerDays} Tage; nach {limits.requestReminderDays}{' '}
            Tagen ohne Antwort erinnern wir einmal daran. So lange wartet die Anfrage und zählt
            nicht als „zu Bearbeiten“.
          </p>
          <TextAreaField
            {...form.field('question')}
            description="Anrede und Gruß stehen schon in der E-Mail."
            most={limits.requestQuestion}
            rows={6}
            required
          />
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}
