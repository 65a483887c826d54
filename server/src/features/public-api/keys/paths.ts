/** Pages about keys of the public API. */
export const keyPaths = {
  ask: '/schnittstelle/schluessel',
  confirm: '/schnittstelle/schluessel/bestaetigen',
  forgotten: '/schnittstelle/schluessel/link',
  manage: '/schnittstelle/schluessel/verwalten',
  webhook: '/schnittstelle/schluessel/webhook',
  sent: '/schnittstelle/schluessel/verschickt',
} as const;

export const withToken = (path: string, token: string): string =>
  `${path}?token=${encodeURIComponent(token)}`;
