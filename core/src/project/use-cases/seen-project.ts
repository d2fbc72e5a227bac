import { existing, withinScope, type Call, type RecordOf } from '../../records';
import { project } from '../project';

/** The project that a call is about. @throws Refusal 404 when it does not exist or the caller may not see it */
export const seenProject = (call: Call, id: string): Promise<RecordOf<typeof project>> =>
  existing(withinScope(call, project), project, id);
