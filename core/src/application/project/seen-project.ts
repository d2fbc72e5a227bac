import type { Call, StoredRecord } from '../../kernel';
import { project } from '../../project';
import { withinScope } from '../access/within-scope';
import { existing } from '../resource/record-detail';

/** The project that a call is about. @throws Refusal 404 where there is none that the caller sees */
export const seenProject = (call: Call, id: string): Promise<StoredRecord> =>
  existing(withinScope(call, project), project, id);
