import { Activity, useState, type ReactNode } from 'react';
import { act } from '@testing-library/react';

/** A page among several that are open: `leave` shows another one, `comeBack` shows it again. */
export function keptPage(children: ReactNode) {
  let show: (isShown: boolean) => void = () => undefined;
  function Kept() {
    const [isShown, setShown] = useState(true);
    show = setShown;
    return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
  }
  return { page: <Kept />, leave: () => act(() => show(false)), comeBack: () => act(() => show(true)) };
}
