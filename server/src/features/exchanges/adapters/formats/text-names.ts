/** Separate parts of the description in many systems, with their heading. */
const textNames: Readonly<Record<string, readonly string[]>> = {
  '': [
    'intro',
    'introduction',
    'einleitung',
    'teaser',
    'companydescription',
    'unternehmensbeschreibung',
    'firmenprofil',
    'ueberuns',
  ],
  Aufgaben: [
    'tasks',
    'aufgaben',
    'taetigkeiten',
    'tätigkeiten',
    'responsibilities',
    'keyresponsibilities',
    'aufgabenbeschreibung',
    'aufgabengebiet',
    'deineaufgaben',
    'ihreaufgaben',
  ],
  Anforderungen: [
    'requirements',
    'anforderungen',
    'anforderungsprofil',
    'profil',
    'profile',
    'voraussetzungen',
    'skills',
    'qualifications',
    'skillsknowledgeexpertise',
    'qualifikationen',
    'deinprofil',
    'ihrprofil',
  ],
  'Was wir bieten': ['benefits', 'offer', 'wirbieten', 'unserangebot', 'leistungen', 'weoffer'],
  Weiteres: [
    'additional',
    'additionalinformation',
    'weitereinformationen',
    'closing',
    'sonstiges',
    'bemerkung',
    'bemerkungen',
  ],
};

export const texts = new Map(
  Object.entries(textNames).flatMap(([heading, names], order) =>
    names.map((name) => [name, { text: order, heading }] as const),
  ),
);
