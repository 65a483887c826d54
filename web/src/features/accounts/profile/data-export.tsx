import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { AccountSection } from './account-section.tsx';
import { fetchOwnData } from '../queries.ts';

/** Makes the browser save a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Right of access and data portability (GDPR, articles 15 and 20). */
export function DataExport() {
  const { isBusy, run } = useAction(async () => {
    save(await fetchOwnData(), 'lehrpfad-meine-daten.json');
    showToast('Ihre Daten wurden heruntergeladen.');
  });

  return (
    <AccountSection id="daten" title="Ihre Daten">
      <p className="mb-4">
        Alles, was zu Ihrem Konto gespeichert ist, als Datei im Format JSON: Konto, Filialen,
        Kontaktpersonen, Stellenanzeigen und Events.
      </p>
      <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
        Daten herunterladen
      </BusyButton>
    </AccountSection>
  );
}
