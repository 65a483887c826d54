import type { ComponentProps } from 'react';
import { InputFrame, useFrame, type FrameProps } from './input-frame.tsx';

/** One line of text. */
export function TextInput(props: FrameProps & ComponentProps<'input'>) {
  const { frame, native } = useFrame(props);
  return (
    <InputFrame {...frame}>
      <input {...native} />
    </InputFrame>
  );
}
