import { useState } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { t } from '../../../core/texts/texts.ts';

const ReportSheet = lazyPart(
  'report-ad',
  async () => (await import('./report-sheet.tsx')).ReportSheet,
  null,
);

interface ReportAdProps {
  readonly ad: { readonly id: number; readonly title: string };
}

/** The button below an ad with which anybody reports it to the editors. */
export function ReportAd({ ad }: ReportAdProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="mt-6">
      <Button wraps variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Anzeige melden')}
      </Button>
      {isOpen && <ReportSheet ad={ad} onClose={() => setOpen(false)} />}
    </p>
  );
}
