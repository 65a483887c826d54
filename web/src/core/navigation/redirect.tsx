import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/**
 * Redirects to another path and replaces the current one. Unlike wouter's own component it redirects again if it stays mounted while the
 * address changes: otherwise the second of two redirected addresses would show an empty page.
 */
export function Redirect({ to }: { readonly to: string }) {
  const [path, navigate] = useLocation();
  useLayoutEffect(() => {
    if (path !== to) navigate(to, { replace: true });
  }, [path, to, navigate]);
  return null;
}
