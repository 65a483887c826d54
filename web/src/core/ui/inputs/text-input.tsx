import type { ComponentProps } from 'react';
import { InputFrame, type FrameProps } from './input-frame.tsx';

export function TextInput(props: FrameProps & ComponentProps<'input'>) {
  return <InputFrame of={props} renderInput={(native) => <input {...native} />} />;
}
