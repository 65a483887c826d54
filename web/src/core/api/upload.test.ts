import { describe, expect, it } from 'vitest';
import { formOf, progressOf, type FileToSend } from './upload.ts';

const upload = {
  files: { file: { max: 3, bytes: 100 }, logo: { max: 1, bytes: 100 } },
  json: ['Companies'],
  lists: ['Professions'],
};

const fileOf = (size: number, field = 'file'): FileToSend => ({
  field,
  name: `${size}.pdf`,
  file: new Blob(['x'.repeat(size)]),
});

describe('a form with files', () => {
  it('holds JSON, lists, text and nothing for what is not to be changed', () => {
    const body = {
      title: 'Bäcker',
      job_end: null,
      published: true,
      Job_name: 7,
      logo: undefined,
      Companies: [3, 4],
      Professions: [1, 2],
    };
    expect([...formOf(upload, body, []).entries()]).toEqual([
      ['title', 'Bäcker'],
      ['job_end', ''],
      ['published', 'true'],
      ['Job_name', '7'],
      ['Companies', '[3,4]'],
      ['Professions', '1'],
      ['Professions', '2'],
    ]);
  });

  it('says of an empty list that it is empty', () => {
    expect([...formOf(upload, { Professions: [] }, []).entries()]).toEqual([['Professions', '']]);
  });

  it('numbers files where a field takes several', () => {
    const form = formOf(upload, {}, [fileOf(1), fileOf(2), fileOf(3, 'logo')]);
    expect([...form.keys()]).toEqual(['file_1', 'file_2', 'logo']);
    expect((form.get('file_2') as File).name).toBe('2.pdf');
  });
});

describe('the progress of files', () => {
  const files = [fileOf(100), fileOf(50), fileOf(50)];

  it.each([
    [0, [0, 0, 0]],
    // The form begins with 20 bytes of text.
    [20, [0, 0, 0]],
    [70, [0.5, 0, 0]],
    [145, [1, 0.5, 0]],
    [220, [1, 1, 1]],
  ])('after %d of 220 bytes', (sent, shares) => {
    expect(progressOf(files, sent, 220)).toEqual(shares);
  });

  it('has nothing to do for an empty file', () => {
    expect(progressOf([fileOf(0)], 0, 10)).toEqual([1]);
  });
});
