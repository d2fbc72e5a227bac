import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import UserCheck from 'lucide:user-check';
import { text } from '@rdm/core/internal/kernel';
import { Badge, Button } from '../../../components';
import type { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import { usePorts } from '../../../shell/services';
import { useText } from '../../../theme';
import { pendingPeople } from './pending-people';

export const pendingLabel = text('待审核', 'To be approved');

export interface PendingFilterProps {
  list: ResourceListViewModel;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

/** Filters the users awaiting approval and shows their number, counted whenever the list is loaded. */
export const PendingFilter = observer(function PendingFilter({ list, pressed, onPress }: PendingFilterProps) {
  const read = useText();
  const ports = usePorts();
  const [count, setCount] = useState<number | null>(null);
  const { resource, rows } = list;
  useEffect(() => {
    let left = false;
    ports
      .resource(resource)
      .list({ where: pendingPeople, size: 1 })
      .then(
        ({ total }) => left || setCount(total),
        // The list reports its own errors; the filter works without the number.
        () => left || setCount(null),
      );
    return () => {
      left = true;
    };
  }, [ports, resource, rows]);
  return (
    <Button
      variant={pressed ? 'primary' : 'secondary'}
      aria-pressed={pressed}
      icon={<UserCheck aria-hidden size={16} />}
      onClick={() => onPress(!pressed)}
    >
      {read(pendingLabel)}
      {count !== null && <Badge tone={count > 0 ? 'warning' : 'neutral'}>{count}</Badge>}
    </Button>
  );
});
