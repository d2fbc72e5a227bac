import { text, type Text } from '../../../kernel';
import type { Layout } from '../../../records';

/** How sure it is that the program exports these headings; said beside the layout. */
export type Certainty = 'twoSources' | 'oneSource' | 'partly' | 'inferred';

/** The layout of a well-known program. Its files were not all seen: `certainty` says on what it rests. */
export interface BuiltInLayout {
  readonly layout: Layout;
  readonly certainty: Certainty;
}

export const certaintyLabels: Readonly<Record<Certainty, Text>> = {
  twoSources: text('列名有两处公开来源相符', 'Two public sources agree on the headings'),
  oneSource: text('列名只有一处公开来源，请核对', 'The headings have one public source; check them'),
  partly: text('部分列名为推断，请核对', 'Some headings are inferred; check them'),
  inferred: text('列名按常见写法推断，请核对', 'The headings are inferred from common usage; check them'),
};
