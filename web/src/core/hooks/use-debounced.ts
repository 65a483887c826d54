import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The value, once it has stayed the same for so long. */
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
  /** Calls at once where a call is pending. */
  readonly flush: () => void;
}

/** Calls with the last value, once no other has come for so long; not any more when the component is gone. */
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
