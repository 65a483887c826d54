/** An account for each role and situation; the logins are printed when demo data is in use. */
export const demoLogins = [
  { role: 'Administration', email: 'admin@lehrpfad.example' },
  { role: 'Redaktion', email: 'redaktion@lehrpfad.example' },
  { role: 'Redaktion', email: 'redaktion.sued@lehrpfad.example' },
  { role: 'Unternehmen mit Filialen', email: 'filialen@lehrpfad.example' },
  { role: 'Unternehmen, noch ohne Einrichtung', email: 'neu@lehrpfad.example' },
  { role: 'Unternehmen, nicht validiert', email: 'ungeprueft@lehrpfad.example' },
  { role: 'Kollegin für Anzeigen einer Filiale', email: 'kollegin@lehrpfad.example' },
] as const;
