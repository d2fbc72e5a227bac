import { user } from '../../access';
import type { Call, RecordOf } from '../../records';

/** The enabled users of a tenant with this phone number. */
export const peopleWithPhone = (call: Call, phone: string): Promise<RecordOf<typeof user>[]> =>
  call.records.find(user, {
    where: [
      { field: 'phone', is: 'equal', value: phone },
      { field: 'status', is: 'equal', value: 1 },
    ],
  });
