import type { ComponentProps } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { InputFrame, type FrameProps } from './input-frame.tsx';
import { translated } from '../../texts/texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectProps = Omit<FrameProps, 'end' | 'hasWideEnd'> &
  Omit<ComponentProps<'select'>, 'children'> & { readonly options: readonly Option[] };

export function Select({ options, ...props }: SelectProps) {
  return (
    <InputFrame
      of={{ ...props, end: <ChevronIcon /> }}
      renderInput={(native) => (
        <select {...native}>
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {translated(label)}
            </option>
          ))}
        </select>
      )}
    />
  );
}
