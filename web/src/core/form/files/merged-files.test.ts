import { describe, expect, it } from 'vitest';
import { withTheirFiles } from './merged-files.ts';

const stored = (id: number) => ({ id, name: `${id}.pdf` });
const added = { key: 'neu', file: new File(['%PDF-'], 'neu.pdf') };

const merge = (begun: object[], own: object[], theirs: object[]) =>
  withTheirFiles(
    {
      begun: { title: 'a', file: begun },
      own: { title: 'b', file: own },
      theirs: { title: 'c', file: theirs },
    },
    ['file'],
  );

describe('one’s own version with the files of another', () => {
  it('keeps what was added on both sides, and its own texts', () => {
    const merged = merge([stored(1)], [stored(1), added], [stored(1), stored(2)]);
    expect(merged).toEqual({ title: 'b', file: [stored(1), stored(2), added] });
  });

  it('lacks what was taken away on either side', () => {
    const begun = [stored(1), stored(2), stored(3)];
    const merged = merge(begun, [stored(2), stored(3)], [stored(1), stored(2), stored(4)]);
    expect(merged.file).toEqual([stored(2), stored(4)]);
  });

  it('leaves a field alone that is no list', () => {
    const versions = {
      begun: { logo: undefined },
      own: { logo: null },
      theirs: { logo: undefined },
    };
    expect(withTheirFiles<{ logo: Blob | null | undefined }>(versions, ['logo']).logo).toBeNull();
  });
});
