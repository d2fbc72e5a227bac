import { notice, type HtmlCleaner } from '../../system';
import type { ResourceHooks } from '../resource-hooks';

/** What a notice may hold is decided when it is written; its length has been checked before. */
export const noticeHooks = ({
  htmlCleaner,
}: {
  readonly htmlCleaner: HtmlCleaner;
}): Readonly<Record<string, ResourceHooks>> => ({
  [notice.name]: {
    beforeSubmit: async (_call, values) => {
      if (typeof values.content === 'string') values.content = await htmlCleaner.clean(values.content);
    },
  },
});
