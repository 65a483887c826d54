import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { beginPage } from '../history/scrolling.ts';

/** Set by the first navigation: the page that the browser itself opened keeps the focus where the browser put it. */
let hasNavigated = false;
if (typeof window !== 'undefined') {
  addEventListener('hashchange', () => (hasNavigated = true));
}

/** Shows `{title} – Lehrpfad` as the document's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Lehrpfad`;
  }, [title]);
}

interface PageHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page's only h1. Coming to a page means: its top, or where it was left, with the focus here, so that screen readers say where they are. */
export function PageHeading({ className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!hasNavigated) return;
    beginPage();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
