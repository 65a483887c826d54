/** Data for checking the table, compiled from GeoNames' postal-code list (CC BY 4.0), not from the packages of which the table is built. */
type KnownTown = {
  name: string;
  district: string;
  postcode: string;
  latitude: number;
  longitude: number;
};

export const knownTowns: readonly KnownTown[] = [
  {
    name: 'Magdeburg',
    district: 'Magdeburg',
    postcode: '39104',
    latitude: 52.1243,
    longitude: 11.6322,
  },
  {
    name: 'Halle (Saale)',
    district: 'Halle (Saale)',
    postcode: '06108',
    latitude: 51.483,
    longitude: 11.972,
  },
  {
    name: 'Dessau-Roßlau',
    district: 'Dessau-Roßlau',
    postcode: '06844',
    latitude: 51.8441,
    longitude: 12.2475,
  },
  {
    name: 'Stendal',
    district: 'Stendal',
    postcode: '39576',
    latitude: 52.6069,
    longitude: 11.8587,
  },
  {
    name: 'Tangermünde',
    district: 'Stendal',
    postcode: '39590',
    latitude: 52.5446,
    longitude: 11.9765,
  },
  {
    name: 'Havelberg',
    district: 'Stendal',
    postcode: '39539',
    latitude: 52.8309,
    longitude: 12.0755,
  },
  {
    name: 'Osterburg (Altmark)',
    district: 'Stendal',
    postcode: '39606',
    latitude: 52.7872,
    longitude: 11.753,
  },
  {
    name: 'Tangerhütte',
    district: 'Stendal',
    postcode: '39517',
    latitude: 52.4353,
    longitude: 11.8072,
  },
  {
    name: 'Salzwedel',
    district: 'Altmarkkreis Salzwedel',
    postcode: '29410',
    latitude: 52.8544,
    longitude: 11.1525,
  },
  {
    name: 'Gardelegen',
    district: 'Altmarkkreis Salzwedel',
    postcode: '39638',
    latitude: 52.5252,
    longitude: 11.3952,
  },
  {
    name: 'Klötze',
    district: 'Altmarkkreis Salzwedel',
    postcode: '38486',
    latitude: 52.6272,
    longitude: 11.1642,
  },
  {
    name: 'Haldensleben',
    district: 'Börde',
    postcode: '39340',
    latitude: 52.3006,
    longitude: 11.4303,
  },
  {
    name: 'Wolmirstedt',
    district: 'Börde',
    postcode: '39326',
    latitude: 52.2486,
    longitude: 11.6294,
  },
  {
    name: 'Oschersleben (Bode)',
    district: 'Börde',
    postcode: '39387',
    latitude: 52.0304,
    longitude: 11.229,
  },
  { name: 'Barleben', district: 'Börde', postcode: '39179', latitude: 52.1944, longitude: 11.5889 },
  {
    name: 'Burg',
    district: 'Jerichower Land',
    postcode: '39288',
    latitude: 52.2667,
    longitude: 11.8631,
  },
  {
    name: 'Genthin',
    district: 'Jerichower Land',
    postcode: '39307',
    latitude: 52.4067,
    longitude: 12.1592,
  },
  {
    name: 'Gommern',
    district: 'Jerichower Land',
    postcode: '39245',
    latitude: 52.0739,
    longitude: 11.823,
  },
  {
    name: 'Halberstadt',
    district: 'Harz',
    postcode: '38820',
    latitude: 51.8956,
    longitude: 11.0562,
  },
  {
    name: 'Wernigerode',
    district: 'Harz',
    postcode: '38855',
    latitude: 51.8365,
    longitude: 10.7822,
  },
  {
    name: 'Quedlinburg',
    district: 'Harz',
    postcode: '06484',
    latitude: 51.7884,
    longitude: 11.1501,
  },
  { name: 'Thale', district: 'Harz', postcode: '06502', latitude: 51.7486, longitude: 11.041 },
  {
    name: 'Bernburg (Saale)',
    district: 'Salzlandkreis',
    postcode: '06406',
    latitude: 51.7946,
    longitude: 11.7401,
  },
  {
    name: 'Aschersleben',
    district: 'Salzlandkreis',
    postcode: '06449',
    latitude: 51.7574,
    longitude: 11.4608,
  },
  {
    name: 'Schönebeck (Elbe)',
    district: 'Salzlandkreis',
    postcode: '39218',
    latitude: 52.0183,
    longitude: 11.724,
  },
  {
    name: 'Staßfurt',
    district: 'Salzlandkreis',
    postcode: '39418',
    latitude: 51.8519,
    longitude: 11.5851,
  },
  {
    name: 'Köthen (Anhalt)',
    district: 'Anhalt-Bitterfeld',
    postcode: '06366',
    latitude: 51.7519,
    longitude: 11.9709,
  },
  {
    name: 'Zerbst/Anhalt',
    district: 'Anhalt-Bitterfeld',
    postcode: '39261',
    latitude: 51.9662,
    longitude: 12.0852,
  },
  {
    name: 'Naumburg (Saale)',
    district: 'Burgenlandkreis',
    postcode: '06618',
    latitude: 51.1499,
    longitude: 11.8098,
  },
  {
    name: 'Weißenfels',
    district: 'Burgenlandkreis',
    postcode: '06667',
    latitude: 51.2015,
    longitude: 11.9684,
  },
  {
    name: 'Zeitz',
    district: 'Burgenlandkreis',
    postcode: '06712',
    latitude: 51.0496,
    longitude: 12.1369,
  },
  {
    name: 'Sangerhausen',
    district: 'Mansfeld-Südharz',
    postcode: '06526',
    latitude: 51.4722,
    longitude: 11.2953,
  },
  {
    name: 'Lutherstadt Eisleben',
    district: 'Mansfeld-Südharz',
    postcode: '06295',
    latitude: 51.5258,
    longitude: 11.5345,
  },
  {
    name: 'Hettstedt',
    district: 'Mansfeld-Südharz',
    postcode: '06333',
    latitude: 51.6503,
    longitude: 11.5115,
  },
  {
    name: 'Merseburg',
    district: 'Saalekreis',
    postcode: '06217',
    latitude: 51.3548,
    longitude: 11.9892,
  },
  {
    name: 'Querfurt',
    district: 'Saalekreis',
    postcode: '06268',
    latitude: 51.3812,
    longitude: 11.6005,
  },
  {
    name: 'Bad Dürrenberg',
    district: 'Saalekreis',
    postcode: '06231',
    latitude: 51.2954,
    longitude: 12.0658,
  },
  {
    name: 'Lutherstadt Wittenberg',
    district: 'Wittenberg',
    postcode: '06886',
    latitude: 51.8667,
    longitude: 12.65,
  },
  {
    name: 'Jessen (Elster)',
    district: 'Wittenberg',
    postcode: '06917',
    latitude: 51.8,
    longitude: 12.95,
  },
  {
    name: 'Gräfenhainichen',
    district: 'Wittenberg',
    postcode: '06773',
    latitude: 51.7289,
    longitude: 12.4565,
  },
];

export const postcodesOfTheState: readonly string[] = `
  06108 06110 06112 06114 06116 06118 06120 06122 06124 06126 06128 06130 06132 06179
  06184 06188 06193 06198 06217 06231 06237 06242 06246 06249 06254 06255 06258 06259
  06268 06279 06295 06308 06311 06313 06317 06318 06333 06343 06347 06348 06366 06369
  06385 06386 06388 06406 06408 06420 06425 06429 06449 06456 06458 06463 06464 06466
  06467 06469 06484 06493 06502 06507 06526 06528 06536 06537 06542 06543 06547 06618
  06628 06632 06636 06638 06642 06647 06648 06667 06679 06682 06686 06688 06712 06721
  06722 06724 06725 06727 06729 06731 06749 06766 06773 06774 06779 06780 06785 06786
  06791 06792 06794 06796 06800 06803 06804 06808 06809 06842 06844 06846 06847 06849
  06861 06862 06868 06869 06886 06888 06889 06895 06896 06901 06905 06909 06917 06918
  06922 06925 06926 06928 14715 29410 29413 29416 38486 38489 38820 38822 38828 38829
  38835 38836 38838 38855 38871 38875 38877 38879 38889 38895 38899 39014 39104 39106
  39108 39110 39112 39114 39116 39118 39120 39122 39124 39126 39128 39130 39164 39167
  39171 39175 39179 39217 39218 39221 39240 39245 39249 39261 39264 39279 39288 39291
  39307 39317 39319 39326 39340 39343 39345 39356 39359 39365 39387 39393 39397 39398
  39418 39434 39435 39439 39443 39444 39446 39448 39517 39524 39539 39576 39579 39590
  39596 39599 39606 39615 39619 39624 39628 39629 39638 39646 39649
`
  .trim()
  .split(/\s+/);
