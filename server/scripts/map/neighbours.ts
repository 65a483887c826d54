/**
 * Cities across the border by which people know where they are, as [name, longitude, latitude, inhabitants in thousands],
 * each at its city hall to 0.01°.
 */
export const neighbourCities = [
  ['Berlin', 13.41, 52.52, 3700],
  ['Leipzig', 12.37, 51.34, 610],
  ['Dresden', 13.74, 51.05, 560],
  ['Hannover', 9.74, 52.37, 540],
  ['Braunschweig', 10.53, 52.26, 250],
  ['Erfurt', 11.03, 50.98, 215],
  ['Potsdam', 13.06, 52.4, 185],
  ['Wolfsburg', 10.79, 52.42, 125],
  ['Göttingen', 9.94, 51.53, 118],
  ['Jena', 11.59, 50.93, 111],
  ['Gera', 12.08, 50.88, 94],
  ['Brandenburg an der Havel', 12.56, 52.41, 73],
  ['Lüneburg', 10.41, 53.25, 76],
  ['Celle', 10.08, 52.62, 70],
  ['Salzgitter', 10.35, 52.15, 104],
  ['Nordhausen', 10.79, 51.5, 41],
  ['Goslar', 10.43, 51.91, 50],
  ['Torgau', 13.0, 51.56, 20],
  ['Wittenberge', 11.75, 53.0, 17],
  ['Uelzen', 10.56, 52.97, 34],
] as const;

/** Where a neighbouring state's name has room beside the border. */
export const stateNames = [
  ['Niedersachsen', 10.0, 52.75],
  ['Brandenburg', 13.25, 52.15],
  ['Sachsen', 13.15, 51.2],
  ['Thüringen', 10.95, 51.15],
] as const;
