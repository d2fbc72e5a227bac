import { createContext } from 'react';

/** Loads the program of the screen at a path, which the pointer or the keyboard has reached. */
export type ScreenAhead = (path: string) => void;

export const noneAhead: ScreenAhead = () => undefined;

export const ScreenAheadContext = createContext<ScreenAhead>(noneAhead);
