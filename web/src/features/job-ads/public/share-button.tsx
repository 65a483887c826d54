import { useEffect, useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { CheckIcon, ShareIcon } from '../../../core/ui/icons/icons.tsx';

/** Time in ms that the button confirms the copy; the announcer gives screen readers more time. */
const shownMs = 1_000;

interface ShareButtonProps {
  readonly url: string;
  readonly label?: string;
}

/** Copies a URL: that of an ad, unless `label` says otherwise. */
export function ShareButton({ url, label = 'Link kopieren' }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share() {
    if (!(await copy(url))) return;
    setCopied(true);
    announce('Link Kopiert!');
  }

  return (
    <Button variant="default" icon={isCopied ? <CheckIcon /> : <ShareIcon />} onClick={share}>
      {isCopied ? 'Link Kopiert!' : label}
    </Button>
  );
}

/** If the browser has no clipboard (no https, or permission denied), shows the link to copy manually. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt('Link zum Kopieren:', text);
    return false;
  }
}
