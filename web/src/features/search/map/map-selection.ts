/** What is open, as the map marks it. */
export interface MapSelection {
  readonly kind: 'ad' | 'event';
  readonly id: number;
}
