import { saveFile } from '../../../core/api/download.ts';
import { PrintButton } from '../../../core/print/print-button.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { copyText } from '../../../core/ui/notices/copy-text.ts';

interface CodesOverlayProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

const loadSheet = async () => (await import('./codes-sheet.tsx')).CodesSheet;

/** Shows new recovery codes, which cannot be shown again. */
export function CodesOverlay({ codes, onClose }: CodesOverlayProps) {
  return (
    <Overlay
      opened
      title="Ihre Wiederherstellungscodes"
      onClose={onClose}
      footer={
        <div className="wrap justify-end gap-2">
          <Button onClick={onClose}>Ich habe die Codes aufgehoben</Button>
        </div>
      }
    >
      <div className="stack gap-5">
        <p>
          Mit einem dieser Codes kommen Sie in Ihr Konto, wenn Sie Ihr Gerät verloren haben. Jeder
          gilt einmal. <strong>Sie werden nur jetzt gezeigt:</strong> Heben Sie sie getrennt von
          Ihrem Passwort auf.
        </p>
        <ul aria-label="Wiederherstellungscodes" className="grid list-plain gap-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="font-bold">{code}</code>
            </li>
          ))}
        </ul>
        <KeepButtons codes={codes} />
      </div>
    </Overlay>
  );
}

/** Copies, prints and downloads the codes. */
function KeepButtons({ codes }: Pick<CodesOverlayProps, 'codes'>) {
  const text = codes.join('\n');

  function save(): void {
    const lines = `Wiederherstellungscodes für Lehrpfad (${location.host})\n\n${text}\n`;
    saveFile(new Blob([lines], { type: 'text/plain' }), 'lehrpfad-wiederherstellungscodes.txt');
    showToast('Codes heruntergeladen');
  }

  return (
    <div className="wrap gap-2">
      <Button variant="default" onClick={() => void copyText(text, 'Codes kopiert')}>
        Kopieren
      </Button>
      <PrintButton name="recovery-codes" load={loadSheet} sheet={{ codes }} />
      <Button variant="default" onClick={save}>
        Herunterladen
      </Button>
    </div>
  );
}
