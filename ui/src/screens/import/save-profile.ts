import type { Ports } from '@rdm/core/internal/application';
import { storedLayout } from '@rdm/core/internal/intake';
import { text } from '@rdm/core/internal/kernel';
import type { Layout } from '@rdm/core/internal/records';

export interface ProfileToSave {
  /** The profile that is changed; null for a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly layout: Layout;
  /** Of the headings of the file, see `fingerprintOf`. */
  readonly fingerprint: string;
}

/** Stores an import profile under its name. Rejects with the refusal of the register. */
export async function saveProfile(
  ports: Pick<Ports, 'resource'>,
  { id, name, layout, fingerprint }: ProfileToSave,
): Promise<{ readonly id: string; readonly layout: Layout }> {
  const port = ports.resource(storedLayout);
  const named: Layout = { ...layout, name: text(name, name) };
  const values = { name, code: layout.register, fingerprint, layout: JSON.stringify(named) };
  const before = id === null ? null : await port.detail({ id });
  const saved = await port.submit(before ? { id: before.id, version: before.version, ...values } : values);
  return { id: saved.id, layout: named };
}

/** Stores another layout in a profile, which keeps its name and fingerprint. */
export async function changeProfile(
  ports: Pick<Ports, 'resource'>,
  id: string,
  layout: Layout,
): Promise<{ readonly id: string }> {
  const port = ports.resource(storedLayout);
  const { version, name, code, fingerprint } = await port.detail({ id });
  return port.submit({ id, version, name, code, fingerprint, layout: JSON.stringify(layout) });
}
