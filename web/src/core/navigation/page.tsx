import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { beginPage } from '../history/scrolling.ts';

/** Set by the first navigation: the focus stays unchanged on the page that the browser itself opened. */
let hasNavigated = false;
if (typeof window !== 'undefined') {
  addEventListener('hashchange', () => (hasNavigated = true));
}

/**
 * Shows `{title} – Lehrpfad` as the document's title. A layout effect, so that it comes before `useOpenTitle` of an object that opens
 * together with its page.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – Lehrpfad`;
  }, [title]);
}

/** Shows the title of an object that is open within a page, and the page's own title again after it is closed. */
export function useOpenTitle(title: string): void {
  useEffect(() => {
    if (title === '') return undefined;
    const before = document.title;
    const own = `${title} – Lehrpfad`;
    document.title = own;
    return () => {
      // The page may have set another title meanwhile.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}

interface PageHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The page's only h1. A new page starts at its top or at its stored position, with the focus on the heading, so that screen readers read
 * it.
 */
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
