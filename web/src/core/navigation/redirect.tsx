import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

/**
 * Leads on to another path, in place of this one. Unlike wouter's own it does so again where it stays while the address changes:
 * who opens two addresses that lead on, one right after the other, would be left with nothing.
 */
export function Redirect({ to }: { readonly to: string }) {
  const [path, navigate] = useLocation();
  useLayoutEffect(() => {
    if (path !== to) navigate(to, { replace: true });
  }, [path, to, navigate]);
  return null;
}
