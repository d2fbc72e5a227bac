import { attendance, workTime } from '@rdm/core/internal/hours';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { download } from '../../../resource/download';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';

/** A workbook the month can be exported as. */
export interface HoursDocument {
  readonly key: string;
  readonly label: Text;
  readonly save: () => Promise<void>;
}

/** The workbooks of a month that the person may have. */
export function hoursDocuments(
  { ports, can, toast }: Pick<ResourceServices, 'ports' | 'can' | 'toast'>,
  month: string,
): readonly HoursDocument[] {
  const year = month.slice(0, 4);
  const document = (key: string, label: Text, permission: string, made: () => Promise<Download>): HoursDocument[] =>
    can(permission)
      ? [
          {
            key,
            label,
            save: async () => {
              try {
                download(await made());
              } catch (error) {
                toast.refused(faultOf(error));
              }
            },
          },
        ]
      : [];
  const { time } = ports;
  return [
    ...document('month', text('本月研发工时统计表', 'R&D hours of the month'), workTime.permissions.export, () =>
      time.exportDevHours({ year, month }),
    ),
    ...document('year', text('全年研发工时统计表', 'R&D hours of the year'), workTime.permissions.export, () =>
      time.exportDevHours({ year }),
    ),
    ...document(
      'projects',
      text('全年项目工时统计表', 'Hours of the year by project'),
      workTime.permissions.export,
      () => time.exportStats({ year }),
    ),
    ...document('attendance', text('本月考勤', 'Attendance of the month'), attendance.permissions.export, () =>
      time.exportAttendance({ month }),
    ),
  ];
}
