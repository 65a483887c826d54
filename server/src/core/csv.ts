/** How every table that is handed out is written: as German spreadsheets open it; nothing in it runs as a formula (OWASP, CSV Injection). */
export const csvOptions = {
  delimiter: ';',
  escape_formulas: true,
  record_delimiter: 'windows',
} as const;
