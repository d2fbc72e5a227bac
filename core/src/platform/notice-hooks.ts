import type { HooksByName } from '../records';
import { notice, type HtmlCleaner } from '../system';

/** Content is sanitised when a notice is written; its length has been checked before. */
export const noticeHooks = ({ htmlCleaner }: { readonly htmlCleaner: HtmlCleaner }): HooksByName => ({
  [notice.name]: {
    beforeSubmit: async (_call, values) => {
      if (typeof values.content === 'string') values.content = await htmlCleaner.clean(values.content);
    },
  },
});
