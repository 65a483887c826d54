/** What something is locked for, in one line: one of the reasons to choose from, with what was written besides. Free of schemas. */
export function lockWords<Reason extends string>(
  reasons: Readonly<Record<Reason, string>>,
  { reason, note }: { readonly reason: Reason; readonly note: string },
): string {
  if (note === '') return reasons[reason];
  return reason === 'other' ? note : `${reasons[reason]}: ${note}`;
}
