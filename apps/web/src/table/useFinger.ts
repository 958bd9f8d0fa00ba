import { type RefObject, useEffect, useRef } from 'react';

/** Whether what was pressed last was pressed by a finger: nothing can be pointed at before. */
export function useFinger(): RefObject<boolean> {
  const isFinger = useRef(false);
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent): void => {
      isFinger.current = pointerType === 'touch';
    };
    const key = (): void => {
      isFinger.current = false;
    };
    // Before whatever is pressed hears of it.
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
  return isFinger;
}
