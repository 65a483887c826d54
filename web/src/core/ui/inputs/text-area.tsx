import type { ComponentProps } from 'react';
import { InputFrame, type FrameProps } from './input-frame.tsx';

export function TextArea(props: FrameProps & ComponentProps<'textarea'>) {
  return <InputFrame of={props} renderInput={(native) => <textarea {...native} />} />;
}
