import type { ComponentProps } from 'react';
import { InputFrame, useFrame, type FrameProps } from './input-frame.tsx';

/** Several lines of text. */
export function TextArea(props: FrameProps & ComponentProps<'textarea'>) {
  const { frame, native } = useFrame(props);
  return (
    <InputFrame {...frame}>
      <textarea {...native} />
    </InputFrame>
  );
}
