import type { Trace } from '../../kernel';
import type { Call } from '../../records';

interface Traced {
  readonly trace: Trace;
  readonly collectionTable?: { readonly trace: Trace };
  readonly explains?: readonly string[];
}

/** A summary as it is asked for: whole, or in brief. */
export const asAsked =
  <Summary extends Traced>(summary: (call: Call, given: { year: string }) => Promise<Summary>) =>
  async (call: Call, { year, brief }: { year: string; brief?: boolean | undefined }): Promise<Summary> => {
    const whole = await summary(call, { year });
    return brief ? inBrief(whole) : whole;
  };

/**
 * The traces end with their own figure, and `explains` names the figures that they explain otherwise. Most of a summary is
 * how its figures came about, which nobody looks at before he asks for one.
 */
export function inBrief<Summary extends Traced>(whole: Summary): Summary {
  const { trace, collectionTable } = whole;
  const explains = new Set<string>();
  const name = ({ key, inputs }: Trace) => {
    explains.add(key);
    inputs.forEach(name);
  };
  for (const each of collectionTable ? [trace, collectionTable.trace] : [trace]) name(each);
  return {
    ...whole,
    trace: { ...trace, inputs: [] },
    ...(collectionTable && {
      collectionTable: { ...collectionTable, trace: { ...collectionTable.trace, inputs: [] } },
    }),
    explains: [...explains],
  };
}
