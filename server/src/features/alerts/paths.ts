/** Pages of the links in mails. */
export const alertPaths = {
  confirm: '/suchauftrag/bestaetigen',
  change: '/suchauftrag',
  stop: '/suchauftrag/beenden',
} as const;

export const withToken = (path: string, token: string): string =>
  `${path}?token=${encodeURIComponent(token)}`;
