/**
 * The German states by their sign in GeoNames' postal file and in ISO 3166-2:DE, with the first two digits of the official keys of their
 * municipalities, and with their number in GeoNames' other files.
 */
export const germanStates = {
  BB: { name: 'Brandenburg', key: '12', geonames: '11' },
  BE: { name: 'Berlin', key: '11', geonames: '16' },
  BW: { name: 'Baden-Württemberg', key: '08', geonames: '01' },
  BY: { name: 'Bayern', key: '09', geonames: '02' },
  HB: { name: 'Bremen', key: '04', geonames: '03' },
  HE: { name: 'Hessen', key: '06', geonames: '05' },
  HH: { name: 'Hamburg', key: '02', geonames: '04' },
  MV: { name: 'Mecklenburg-Vorpommern', key: '13', geonames: '12' },
  NI: { name: 'Niedersachsen', key: '03', geonames: '06' },
  NW: { name: 'Nordrhein-Westfalen', key: '05', geonames: '07' },
  RP: { name: 'Rheinland-Pfalz', key: '07', geonames: '08' },
  SH: { name: 'Schleswig-Holstein', key: '01', geonames: '10' },
  SL: { name: 'Saarland', key: '10', geonames: '09' },
  SN: { name: 'Sachsen', key: '14', geonames: '13' },
  ST: { name: 'Sachsen-Anhalt', key: '15', geonames: '14' },
  TH: { name: 'Thüringen', key: '16', geonames: '15' },
} as const;

export type StateSign = keyof typeof germanStates;

/** Further spellings of states in exchanges, folded without blanks, besides their names, also with 'freistaat', 'land' or 'de' before them. */
export const furtherStateNames: readonly string[] =
  'nrw bavaria hesse lowersaxony northrhinewestphalia rhinelandpalatinate saxony saxonyanhalt thuringia mecklenburgwesternpomerania westf westfalen nds thuer sachs brandenb oberbayern lsa'.split(
    ' ',
  );
