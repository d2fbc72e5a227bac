import { createContext } from 'react';
import type { ImportError } from '@rdm/core/internal/records';

/** The values that may stand in a faulty cell, the likeliest first; empty where any text may. */
export type FaultChoices = (error: ImportError) => readonly string[];

export const FaultChoicesContext = /* @__PURE__ */ createContext<FaultChoices>(() => []);
