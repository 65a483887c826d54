import { Notice } from '../../../core/ui/notices/notice.tsx';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { InfoIcon } from '../../../core/ui/icons/icons.tsx';

/** Stands at a branch that no editor has confirmed for its name and town. */
export function CheckNotice({ check }: { readonly check: FullCompany['Check'] }) {
  if (check === null || check.status === branchCheck.confirmed) return null;
  const isDeclined = check.status === branchCheck.declined;
  return (
    <Notice tone="attention" role="note" className="flex gap-3 mb-5">
      <InfoIcon />
      <div>
        <p className="font-bold">{isDeclined ? 'Nicht bestätigt' : 'Wird geprüft'}</p>
        <p>
          {isDeclined
            ? 'Die Redaktion hat diese Filiale unter diesem Namen und an diesem Ort nicht bestätigt: Ihr werden keine Anzeigen anderer Börsen zugeordnet. Wenn Sie Namen oder Ort ändern, wird sie noch einmal geprüft.'
            : 'Bis zur Bestätigung werden dieser Filiale keine Anzeigen anderer Börsen zugeordnet. Ihre eigenen Stellenanzeigen sind davon nicht betroffen.'}
        </p>
        {check.reason !== '' && <p>Begründung: {check.reason}</p>}
      </div>
    </Notice>
  );
}
