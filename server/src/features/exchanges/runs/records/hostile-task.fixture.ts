/** Reads records like a faulty parser. */
export const readRecords = ({ records }: { records: { raw: string }[] }): unknown[] =>
  records.map(({ raw }) => {
    if (raw === 'endless') for (;;);
    return { raw };
  });
