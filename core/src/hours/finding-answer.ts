import * as v from 'valibot';
import { answer } from '../records';

/** An error or warning about hours, in answers. */
export const hoursFindingAnswer = v.object({
  kind: v.picklist(['beyondMonth', 'beyondAttendance', 'beforeJoining', 'afterLeaving', 'outsideProject']),
  level: v.picklist(['error', 'warning']),
  personnelId: answer.id,
  projectId: v.nullable(answer.id),
  message: answer.bilingual,
});
