import type { ComponentProps } from 'react';
import { InputFrame, type FrameProps } from './input-frame.tsx';

/** One line of text. */
export function TextInput(props: FrameProps & ComponentProps<'input'>) {
  return <InputFrame of={props} renderInput={(native) => <input {...native} />} />;
}
