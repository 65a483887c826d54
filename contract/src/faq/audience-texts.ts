import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import type { FaqAudience } from './options.ts';

/** Heading and first sentence of each audience's page. */
export const audienceTexts: Readonly<Record<FaqAudience, { title: string; lead: string }>> = {
  schueler: {
    title: 'Informationen für Schüler und Eltern',
    lead: 'Vom ersten Praktikum bis zum Ausbildungsvertrag: Antworten auf das, was du und deine Eltern wissen wollen.',
  },
  azubi: {
    title: 'Informationen für Azubis',
    lead: 'Berichtsheft, Urlaub, Prüfung, Ärger im Betrieb: Das gilt in deiner Ausbildung, und hier bekommst du Hilfe.',
  },
  lehrer: {
    title: 'Informationen für Lehrer und Schulen',
    lead: `Berufsorientierung planen: vom Betriebspraktikum über ${programmeName} bis zum Einsatz dieser Seite im Unterricht.`,
  },
  unternehmen: {
    title: 'Informationen für Unternehmen',
    lead: 'So werden Sie Ausbildungsbetrieb, bieten Praktika an und finden Nachwuchs aus Ihrer Region.',
  },
};
