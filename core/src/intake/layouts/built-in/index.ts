import { registerLayouts } from './registers';
import { voucherLayouts } from './vouchers';

export { certaintyLabels, type BuiltInLayout, type Certainty } from './built-in-layout';

/** The layouts of well-known programs; of several that fit a file the one that reads most of its columns is taken. */
export const builtInLayouts = [...voucherLayouts, ...registerLayouts];
