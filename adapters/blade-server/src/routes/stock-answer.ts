import { stockDictionaries, withStockFields, type DictionaryLabels } from '@rdm/blade-protocol';
import type { Ports } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';

type Wire = Readonly<Record<string, unknown>>;
interface WirePage {
  readonly records: readonly Wire[];
}

/** Records, or a page of them, with what clients of the family read besides. */
export async function stockAnswer(
  ports: Pick<Ports, 'systemDictionaries'>,
  resource: Resource,
  answer: unknown,
): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null) return answer;
  const labels = await labelsFor(ports, stockDictionaries(resource));
  const shown = (wire: Wire) => withStockFields(resource, wire, labels);
  if (Array.isArray(answer)) return (answer as Wire[]).map(shown);
  return 'records' in answer ? { ...answer, records: (answer as WirePage).records.map(shown) } : shown(answer as Wire);
}

async function labelsFor(
  { systemDictionaries }: Pick<Ports, 'systemDictionaries'>,
  codes: readonly string[],
): Promise<DictionaryLabels> {
  const labels = new Map<string, ReadonlyMap<string, string>>();
  for (const code of new Set(codes)) {
    const entries = await systemDictionaries.entries({ code });
    labels.set(code, new Map(entries.map(({ dictKey, dictValue }) => [dictKey, dictValue])));
  }
  return labels;
}
