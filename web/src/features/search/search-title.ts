import { placeName, takesPerimeter } from '../places/place.ts';
import { perimeterLabel, type Search } from './search.ts';

/** Returns a short description of a search, for the page's title: `mechaniker in Stendal + 25km`. */
export function searchTitle({ text, place, perimeter }: Search): string {
  const what = text || 'Stellen';
  if (!place) return what;
  if (place.kind === 'point' && place.city === '') {
    return `${what} im Umkreis von ${perimeterLabel(perimeter)}`;
  }
  const radius = takesPerimeter(place) && perimeter > 0 ? ` + ${perimeterLabel(perimeter)}` : '';
  return `${what} in ${placeName(place)}${radius}`;
}
