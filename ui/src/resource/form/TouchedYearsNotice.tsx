import { useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import type { Ports } from '@rdm/core/internal/application';
import type { TouchedYears } from '@rdm/core/internal/declaration';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { useText } from '../../theme';
import { Loader } from '../Loader';

export interface TouchedYearsNoticeProps {
  form: {
    readonly record: StoredRecord | null;
    readonly resource: Resource;
    readonly readOnly: boolean;
    readonly services: { readonly ports: Pick<Ports, 'declaration'> };
  };
}

/**
 * Says of a stored record that several years share, as an asset or the match of an account, whose figures a change
 * affects and which declared years keep theirs. Nothing for a record of one year, which shows the year itself.
 */
export const TouchedYearsNotice = observer(function TouchedYearsNotice({ form }: TouchedYearsNoticeProps) {
  const read = useText();
  const { record, resource, readOnly, services } = form;
  // Version 0 is a row the register shows before it is stored: nothing rests on it yet.
  const id = readOnly || record?.version === 0 ? undefined : record?.id;
  const touched = useMemo(
    () => new Loader<TouchedYears | null, [string]>((of) => touchedBy(services.ports, resource.name, of)),
    [services, resource],
  );
  useEffect(() => {
    if (id !== undefined) void touched.load(id);
  }, [touched, id]);
  const { value } = touched;
  if (id === undefined || !value?.notice || value.open.length + value.closed.length < 2) return null;
  return (
    <p role="status" className="mb-4 rounded-md bg-accent-soft px-3 py-2">
      {read(value.notice)}
    </p>
  );
});

/** Best effort: the form is as useful as before without the notice. */
async function touchedBy(
  ports: Pick<Ports, 'declaration'>,
  resource: string,
  id: string,
): Promise<TouchedYears | null> {
  try {
    return await ports.declaration.touchedYears({ resource, id });
  } catch {
    return null;
  }
}
