import { observer } from 'mobx-react-lite';
import LogIn from 'lucide:log-in';
import { text } from '@rdm/core/internal/kernel';
import { useStorage } from '../../../shell/services';
import { useText } from '../../../theme';
import type { LoginViewModel } from './LoginViewModel';

const labels = { title: text('第三方系统登录', 'Sign in through') };

/** Links to the other systems; the tenant typed above is stored for the return. */
export const SocialSources = observer(function SocialSources({ form }: { form: LoginViewModel }) {
  const read = useText();
  const storage = useStorage();
  const keepTenant = () => {
    const tenantId = form.tenantId.trim();
    if (tenantId) storage.write('tenantId', tenantId);
  };
  return (
    <section aria-label={read(labels.title)} className="mt-6 border-t border-line pt-4">
      <h2 className="mb-2 text-hint text-dim">{read(labels.title)}</h2>
      <ul className="flex flex-wrap gap-2">
        {form.sources.map(({ source, label }) => (
          <li key={source} className="min-w-0 flex-1">
            <a
              href={`/api/blade-auth/oauth/render/${encodeURIComponent(source)}`}
              onClick={keepTenant}
              className="flex h-8 items-center justify-center gap-1 rounded-md border border-line-strong bg-raised px-3 text-body hover:border-accent-text hover:text-accent-text"
            >
              <LogIn aria-hidden size={16} />
              <span className="truncate">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
