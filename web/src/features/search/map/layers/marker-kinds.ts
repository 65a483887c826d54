import { brandColour } from '@lehrpfad/regions/parts/colours.ts';
import { t } from '../../../../core/texts/texts.ts';

/** Kinds of markers, distinguished by colour, shape and letter. */
export type MarkerKind = 'ausbildung' | 'praktikum' | 'event';

interface MarkerLook {
  readonly kind: MarkerKind;
  readonly label: string;
  readonly letter: string;
  /** Colours as strings, because a canvas does not know CSS variables; each letter has a contrast of at least 4.5 to 1. */
  readonly ground: string;
  readonly ink: string;
  readonly edge: string;
  /** SVG path on a grid of 24. */
  readonly shape: string;
}

export const markerLooks: readonly MarkerLook[] = [
  {
    kind: 'ausbildung',
    label: t('Ausbildung'),
    letter: 'A',
    ground: brandColour,
    ink: '#ffffff',
    edge: '#ffffff',
    shape: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z',
  },
  {
    kind: 'praktikum',
    label: t('Praktikum'),
    letter: 'P',
    ground: '#c8edf4',
    ink: '#0b4a57',
    edge: '#0b4a57',
    shape:
      'M7 2.5H17A4.5 4.5 0 0 1 21.5 7V17A4.5 4.5 0 0 1 17 21.5H7A4.5 4.5 0 0 1 2.5 17V7A4.5 4.5 0 0 1 7 2.5Z',
  },
  {
    kind: 'event',
    label: t('Event'),
    letter: 'E',
    ground: '#9a3412',
    ink: '#ffffff',
    edge: '#ffffff',
    shape: 'M12 1L23 12L12 23L1 12Z',
  },
];

export function markerLookOf(kind: MarkerKind): MarkerLook {
  const look = markerLooks.find((one) => one.kind === kind);
  if (!look) throw new Error(`No marker looks like "${kind}"`);
  return look;
}
