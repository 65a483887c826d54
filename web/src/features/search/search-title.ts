import { placeName, takesPerimeter } from '../places/place.ts';
import { perimeterLabel, type Search } from './search.ts';
import { t } from '../../core/texts/texts.ts';

/** Returns a short description of a search, for the page's title: `mechaniker in Stendal + 25km`. */
export function searchTitle({ text, place, perimeter }: Search): string {
  const what = text || t('Stellen');
  if (!place) return what;
  if (place.kind === 'point' && place.city === '') {
    return t('{what} im Umkreis von {perimeter}', { what, perimeter: perimeterLabel(perimeter) });
  }
  const radius = takesPerimeter(place) && perimeter > 0 ? ` + ${perimeterLabel(perimeter)}` : '';
  return t('{what} in {place}{radius}', { what, place: placeName(place), radius });
}
