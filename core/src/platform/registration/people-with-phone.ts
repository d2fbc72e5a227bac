import { user } from '../../access';
import type { Call, RecordOf } from '../../records';

/** The people of a tenant who may sign in and have the phone. */
export const peopleWithPhone = (call: Call, phone: string): Promise<RecordOf<typeof user>[]> =>
  call.records.find(user, {
    where: [
      { field: 'phone', is: 'equal', value: phone },
      { field: 'status', is: 'equal', value: 1 },
    ],
  });
