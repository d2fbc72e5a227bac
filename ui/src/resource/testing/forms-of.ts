import type { StoredRecord } from '@rdm/core/internal/records';
import { ResourceFormViewModel } from '../form/ResourceFormViewModel';
import { everyKind, owner } from './every-kind';
import { memoryPort, memoryPorts } from './memory-ports';
import { memoryServices } from './memory-services';

/** What a form of the register needs to be whole. */
export const right = { name: '甲', kind: 'usual' };

/** A register in memory and forms of it, new or of the record. */
export function formsOf(record: StoredRecord | null = null) {
  const port = memoryPort(everyKind, record ? [record] : []);
  const ports = memoryPorts([
    [everyKind, port],
    [owner, memoryPort(owner)],
  ]);
  const services = memoryServices(ports, [everyKind, owner]);
  return { port, services, open: () => new ResourceFormViewModel(everyKind, services, record) };
}

export function fillIn(form: ResourceFormViewModel, values: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(values)) form.fields.set(name, value);
}
