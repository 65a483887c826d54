/** Options of every CSV export: German spreadsheets can open it, and no cell runs as a formula (OWASP, CSV Injection). */
export const csvOptions = {
  delimiter: ';',
  escape_formulas: true,
  record_delimiter: 'windows',
} as const;
