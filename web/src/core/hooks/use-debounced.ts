import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Returns the value after it has stayed the same for the pause. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

interface Debounced<Value> {
  readonly call: (value: Value) => void;
  readonly cancel: () => void;
  /** Runs a pending call at once. */
  readonly flush: () => void;
}

/** Calls with the last value after a pause without further values; never after the component is unmounted. */
export function useDebouncedCallback<Value>(
  callback: (value: Value) => void,
  pauseMs: number,
): Debounced<Value> {
  const pending = useRef<{ readonly value: Value; readonly timer: number }>(undefined);

  function cancel(): void {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }

  function flush(): void {
    const last = pending.current;
    cancel();
    if (last) callback(last.value);
  }

  const onTime = useEffectEvent(flush);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return {
    cancel,
    flush,
    call: (value) => {
      cancel();
      pending.current = { value, timer: window.setTimeout(() => onTime(), pauseMs) };
    },
  };
}
