import { t } from '../../../core/texts/texts.ts';

/** MapLibre's texts in the language of the page. */
export const mapTexts = {
  'Map.Title': t(
    'Karte der Ergebnisse; alles auf ihr steht auch in der Liste. Pfeiltasten verschieben, Plus und Minus zoomen, Eingabe öffnet, was in der Mitte liegt, und geht sonst zur nächsten Markierung.',
  ),
  'AttributionControl.ToggleAttribution': t('Quellen der Karte'),
  'CooperativeGesturesHandler.WindowsHelpText': t('Strg und Mausrad zusammen zoomen die Karte'),
  'CooperativeGesturesHandler.MacHelpText': t('⌘ und Mausrad zusammen zoomen die Karte'),
  'CooperativeGesturesHandler.MobileHelpText': t('Mit zwei Fingern bewegst du die Karte'),
};
