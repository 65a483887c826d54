import { expect, it } from 'vitest';
import { replacedPictures } from './replaced-pictures.ts';

const names = ['logo', 'cover'];
const stored = (logo: string | null, cover: string | null) => ({
  logo,
  cover: cover === null ? null : { file: cover, alt: 'Die Backstube', sources: [] },
});

it('a picture is replaced if its file is another one, not if the object was only read again', () => {
  expect(replacedPictures(names, stored('a', 'b'), stored('a', 'b'))).toEqual([]);
  expect(replacedPictures(names, stored('a', 'b'), stored('a', 'c'))).toEqual(['cover']);
  expect(replacedPictures(names, stored('a', 'b'), stored('d', null))).toEqual(names);
  expect(replacedPictures(names, stored(null, null), stored(null, 'b'))).toEqual(['cover']);
  const described = { ...stored('a', 'b'), cover: { file: 'b', alt: 'Der Ofen', sources: [] } };
  expect(replacedPictures(names, stored('a', 'b'), described)).toEqual([]);
});
