interface Named {
  readonly name: string;
  readonly district: string;
}

/** Additions after a known town's name: a bracket or the river ('Storkau (Elbe)'), or its location ('bei Staßfurt'). */
const addition = /^(?:\s?\(|\/|\s(?:am|an|auf|bei|im|in|ob|vor)\s)/;

/**
 * Returns the town that a row of a GeoNames file means. The file puts towns before their parts ('Schkopau Korbetha', 'Schkopau Schkopau'),
 * and distinguishes some towns by their river. Names are shortened to a known one at their beginning.
 * @param isKnown whether the district has a town with that name or alias
 */
export function nameMeant({ name, district }: Named, isKnown: (named: Named) => boolean): string {
  if (isKnown({ name, district })) return name;
  for (let end = name.length - 1; end > 0; end -= 1) {
    const rest = name.slice(end);
    const before = name.slice(0, end);
    const isPart = /^ \p{Lu}/u.test(rest);
    if (!(isPart || addition.test(rest)) || !isKnown({ name: before, district })) continue;
    return isPart ? rest.trim() : before;
  }
  return name;
}
