import type { findPlacesByPostcode, Place } from '@lehrpfad/contract/places/places.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../core/api/api.ts';

/** What a postcode field holds: a place as the API knows it; the id 0 as long as none is meant. */
export interface PostcodePlace {
  readonly id: number;
  readonly postcode: string;
  readonly city: string;
  /** How many towns share the postcode; 0 where nobody knows yet, or none has it. */
  readonly towns: number;
}

export const noPlace: PostcodePlace = { id: 0, postcode: '', city: '', towns: 0 };

/** Digits of a postcode. */
const postcodeLength = 5;

export const isPostcode = (text: string): boolean => text.length === postcodeLength;

/** What is typed or pasted ('39104 Magdeburg') as the beginning of a postcode. */
export function postcodeOf(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, postcodeLength);
}

/** A town's name, with its district where another has the same name. */
export function townLabel({ city, district, shared }: Place): string {
  return shared ? `${city} (${district})` : city;
}

/** The places of one postcode; none for what is not one yet. */
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

/** What a postcode means by itself: its place where there is one only. */
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

/** For a form's schema: the id of the place, or what is missing. */
export const placeOfPostcode = z
  .custom<PostcodePlace>()
  .superRefine((place, context) => {
    if (place.id === 0) context.addIssue({ code: 'custom', message: missingIn(place) });
  })
  .transform(({ id }) => id);
