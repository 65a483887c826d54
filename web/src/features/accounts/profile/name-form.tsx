import {
  ownUserForm,
  type OwnUser,
  type patchOwnUser,
} from '@lehrpfad/contract/accounts/accounts.ts';
import { call } from '../../../core/api/api.ts';
import { DraftNotice } from '../../../core/form/drafts/draft-notice.tsx';
import { draftOnPage } from '../../../core/form/drafts/draft-of.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldRow, FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { getSession, keepSession } from '../../../core/session/session.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AccountSection } from './account-section.tsx';
import { ownUserQuery } from '../queries.ts';
import { salutations } from '../salutations.ts';

interface Name {
  readonly salutation: 1 | 2 | 3 | null | '';
  readonly first_name: string;
  readonly last_name: string;
}

/** Form for salutation and name, which the header shows. */
export function NameForm({ user }: { readonly user: OwnUser }) {
  const { salutation, first_name, last_name } = user;
  const initial: Name = { salutation, first_name, last_name };
  const form = useFormOf({
    schema: ownUserForm,
    initial,
    draft: draftOnPage('own-name'),
    fields: { salutation: 'Anrede', first_name: 'Vorname', last_name: 'Nachname' },
    onSubmit: async (body, _, key) => {
      const changed = await call<typeof patchOwnUser>('PATCH user/patch/own/', { body, key });
      queryClient.setQueryData(ownUserQuery.queryKey, changed);
      const session = getSession();
      const name = `${changed.first_name} ${changed.last_name}`;
      if (session) keepSession({ ...session, name });
      showToast('Gespeichert');
    },
  });
  return (
    <AccountSection id="name" title="Ihr Name">
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <DraftNotice form={form} />
        <ErrorSummary form={form} />
        <FieldStack>
          <RadioField {...form.field('salutation')} options={salutations} />
          <FieldRow>
            <TextField {...form.field('first_name')} autoComplete="given-name" required />
            <TextField {...form.field('last_name')} autoComplete="family-name" required />
          </FieldRow>
        </FieldStack>
        <FormActions form={form} />
      </form>
    </AccountSection>
  );
}
