interface Named {
  readonly name: string;
  readonly district: string;
}

/** What follows a known town in a name: a bracket or the river ('Storkau (Elbe)'), where it lies ('bei Staßfurt'). */
const addition = /^(?:\s?\(|\/|\s(?:am|an|auf|bei|im|in|ob|vor)\s)/;

/**
 * The name that a row of a GeoNames file means. The file puts towns before their parts ('Schkopau Korbetha', 'Schkopau Schkopau'),
 * and tells some towns apart by their river. Names are cut down to a known one where one stands at the beginning.
 * @param isKnown whether the district has a town of that name, or with that other name
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
