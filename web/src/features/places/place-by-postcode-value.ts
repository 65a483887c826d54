import type { findPlacesByPostcode, Place } from '@lehrpfad/contract/places/places.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../core/api/api.ts';

/** Value of a postcode field: a place of the API; the id is 0 until one is determined. */
export interface PostcodePlace {
  readonly id: number;
  readonly postcode: string;
  readonly city: string;
  /** Number of towns with this postcode; 0 if unknown or none. */
  readonly towns: number;
}

export const noPlace: PostcodePlace = { id: 0, postcode: '', city: '', towns: 0 };

/** Digits of a postcode. */
const postcodeLength = 5;

export const isPostcode = (text: string): boolean => text.length === postcodeLength;

/** Returns the digits of typed or pasted text ('39104 Magdeburg') as the start of a postcode. */
export function postcodeOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, postcodeLength);
}

/** Returns a town's name, with its district if the name is not unique. */
export function townLabel({ city, district, shared }: Place): string {
  return shared ? `${city} (${district})` : city;
}

/** Reads the places of a postcode; none for an incomplete one. */
export function usePlacesOf(postcode: string) {
  return useQuery({
    queryKey: ['places-of-postcode', postcode],
    queryFn: async ({ signal }) => {
      const name = 'GET cities/postcode/';
      const found = await call<typeof findPlacesByPostcode>(name, {
        query: { search: postcode },
        signal,
        shape: [{ id: 0, city: '', district: '', postcode: '' }],
      });
      return found.filter((place) => place.postcode === postcode);
    },
    enabled: isPostcode(postcode),
    staleTime: Infinity,
  });
}

/** Returns the place of a postcode, if there is only one. */
export function placeFound(postcode: string, places: readonly Place[]): PostcodePlace {
  const [first] = places;
  const isOnly = first !== undefined && places.length === 1;
  return {
    id: isOnly ? first.id : 0,
    postcode,
    city: isOnly ? first.city : '',
    towns: places.length,
  };
}

function missingIn({ postcode, towns }: PostcodePlace): string {
  if (postcode === '') return 'Pflichtfeld!';
  return towns > 1 ? 'Bitte Ort auswählen.' : 'Keine valide PLZ!';
}

/** Schema of the field: returns the id of the place, or reports the missing part. */
export const placeOfPostcode = z
  .custom<PostcodePlace>()
  .superRefine((place, context) => {
    if (place.id === 0) context.addIssue({ code: 'custom', message: missingIn(place) });
  })
  .transform(({ id }) => id);
