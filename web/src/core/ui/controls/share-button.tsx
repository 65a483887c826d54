import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { announce } from '../notices/announcer.tsx';
import { CheckIcon, ShareIcon } from '../icons/icons.tsx';
import { t } from '../../texts/texts.ts';

/** Time in ms that the button confirms the copy; the announcer gives screen readers more time. */
const shownMs = 1_000;

interface ShareButtonProps {
  readonly url: string;
  /** Name of the shared object, for the device's list. */
  readonly title?: string;
  readonly label?: string;
  /** Called when it was shared or copied. */
  readonly onShared?: (() => void) | undefined;
}

/** Whether the device offers its own list of ways to share. On a desktop, where it is slower than a copied link, it is not used. */
const canShare = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Shares the URL of an ad or an event with the device's list, or copies it. `label` names another kind of URL. */
export function ShareButton({ url, title, label, onShared }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share() {
    if (canShare() && (await shareByDevice(url, title, onShared))) return;
    if (!(await copy(url))) return;
    onShared?.();
    setCopied(true);
    announce(t('Link Kopiert!'));
  }

  return (
    <Button wraps variant="default" icon={isCopied ? <CheckIcon /> : <ShareIcon />} onClick={share}>
      {isCopied ? t('Link Kopiert!') : (label ?? (canShare() ? t('Teilen') : t('Link kopieren')))}
    </Button>
  );
}

/** Returns whether nothing more is to be done: the link was shared, or the user has closed the device's list. */
async function shareByDevice(
  url: string,
  title: string | undefined,
  onShared: ShareButtonProps['onShared'],
): Promise<boolean> {
  try {
    await navigator.share({ url, ...(title && { title }) });
    onShared?.();
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** If the browser has no clipboard (no https, or permission denied), shows the link to copy manually. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(t('Link zum Kopieren:'), text);
    return false;
  }
}
