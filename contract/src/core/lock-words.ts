/** Returns the chosen reason of a lock and its note in one line. Free of schemas. */
export function lockWords<Reason extends string>(
  reasons: Readonly<Record<Reason, string>>,
  { reason, note }: { readonly reason: Reason; readonly note: string },
): string {
  if (note === '') return reasons[reason];
  return reason === 'other' ? note : `${reasons[reason]}: ${note}`;
}
