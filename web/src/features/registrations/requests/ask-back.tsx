import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { CompanyRequest } from '@lehrpfad/contract/registrations/registrations.ts';
import { questionForm } from '@lehrpfad/contract/registrations/questions.ts';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import type { FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { sendQuestion } from './queries.ts';
import { decisionError } from './request-words.ts';

interface AskBackProps {
  readonly request: CompanyRequest;
  readonly onAsked: () => void;
  /** Called with a message if it was not possible, because somebody else was faster. */
  readonly onError: (text: string) => void;
  readonly onCancel: () => void;
}

function useQuestionForm({ request, onAsked, onError }: AskBackProps) {
  return useFormOf({
    schema: questionForm,
    initial: { question: '' },
    fields: { question: 'Ihre Frage' },
    draft: draftOnPage(`request-question-${request.id}`),
    onSubmit: async ({ question }, _, key) => {
      await sendQuestion(request.id, question, key);
      leaveWithoutWarning(onAsked);
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      const failure = decisionError(error);
      if (failure === undefined) return undefined;
      leaveWithoutWarning(() => onError(failure));
      return {};
    },
  });
}

/** Form to send the company a question. Mounted while it is open. */
export function AskBack(props: AskBackProps) {
  const { request, onCancel } = props;
  const form = useQuestionForm(props);
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Rückfrage stellen"
      submit="Rückfrage senden"
      onClose={onCancel}
    >
      <p>
        {quoted(request.name)} bekommt Ihre Frage per E-Mail an {request.email}, mit einem Link zur
        Antwort. Er gilt {limits.requestAnswerDays} Tage; nach {limits.requestReminderDays} Tagen
        ohne Antwort erinnern wir einmal daran. So lange wartet die Anfrage und zählt nicht als „zu
        Bearbeiten“.
      </p>
      <TextAreaField
        {...form.field('question')}
        description="Anrede und Gruß stehen schon in der E-Mail."
        max={limits.requestQuestion}
        rows={6}
        required
      />
    </EditOverlay>
  );
}
