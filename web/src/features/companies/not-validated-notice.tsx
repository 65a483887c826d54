import { Notice } from '../../core/ui/notices/notice.tsx';
import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import { useValidated } from './queries.ts';

/** Shown above the branches until an editor has validated the account. */
export function NotValidatedNotice() {
  const { data } = useValidated();
  if (data?.validated !== false) return null;
  return (
    <Notice tone="attention" role="note" className="flex gap-3 mb-5">
      <InfoIcon />
      <div>
        <p className="font-bold">Ihr Account wurde noch nicht durch einen Redakteur validiert...</p>
        <p>
          Bis dahin erscheinen Ihre Stellenanzeigen nicht in der Suche. Sie können aber schon alles
          vorbereiten.
        </p>
      </div>
    </Notice>
  );
}
