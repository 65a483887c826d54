/** Reads records as a parser would that has a fault. */
export const readRecords = ({ records }: { records: { raw: string }[] }): unknown[] =>
  records.map(({ raw }) => {
    if (raw === 'endless') for (;;);
    return { raw };
  });
