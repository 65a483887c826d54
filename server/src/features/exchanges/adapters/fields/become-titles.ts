/** Trades that nobody has without having learnt them, by the ends of their names. */
const trade = String.raw`(?:\p{L}{0,30}(?:ikant|aniker|oniker|matiker|macher|bauer|laborant|technologe|schlosser|maurer|tischler|bäcker|florist|gärtner|maler|dachdecker|friseur|landwirt)|zimmerer|koch)(?:[/*:]?-?in)?(?:\s?\([mwdfx/|]{3,7}\))?`;

/**
 * 'Werde Chemikant!', 'Du willst Landwirt werden?', 'Lerne Maurer bei uns': a title that says no more than the trade that one is to become.
 * Titles of posts say more: experience, a change of trades, a team.
 */
export const becomesTrade = String.raw`^(?:werde (?:jetzt |auch |ein |eine )?${trade}(?: bei uns)?\s?(?:!|$)|(?:du willst |willst du )?${trade} werden(?!\p{L})|lerne ${trade} (?:bei|in)(?!\p{L}))`;

/** Public offices call those whom they train by this name; companies mean graduates as well. */
export const publicJuniors = new RegExp(
  String.raw`^nachwuchskr(?:aft|äfte)(?!\p{L})[^\n]{0,40}(?<!\p{L})(?:\p{L}{0,20}verwaltung|\p{L}{0,20}(?:rathaus|amt|behörde|gericht)|öffentliche[rn]? dienst|(?:stadt|land|landkreis|gemeinde|kommune))(?!\p{L})`,
  'iu',
);
