import { branchName } from '../branches/branch-name.ts';
import { partsTakenOver } from './taken-over.ts';
import type { CompanyForm } from './use-company-form.ts';

/** Names the fields that a new branch has taken over, as long as they are unchanged. */
export function TakenOverNote({ first, form, abilities }: CompanyForm) {
  const parts = first === null ? [] : partsTakenOver(first, form.values);
  if (first === null || parts.length === 0) return null;
  return (
    <p role="note">
      Von „{branchName(first)}“ übernommen: {parts.join(', ')}. Sie können alles für diese{' '}
      {abilities.word} ändern.
    </p>
  );
}
