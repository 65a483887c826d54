export const salutations = [
  { value: 1, label: 'Divers' },
  { value: 2, label: 'Frau' },
  { value: 3, label: 'Herr' },
] as const;
