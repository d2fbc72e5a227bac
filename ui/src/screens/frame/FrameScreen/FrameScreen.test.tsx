import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router';
import { fakeSessionPort, menu } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { showShell } from '../../../shell/testing/show-shell';
import { servicesWith } from '../../../shell/testing/TestServices';
import FrameScreen, { sandboxOf } from './FrameScreen';

async function visit(at: string) {
  const menus = [
    menu('help', '帮助中心', 'https://help.example.com/rdm?a=1'),
    menu('script', 'x', 'javascript:alert(1)'),
  ];
  const services = servicesWith(fakeSessionPort({ routes: () => Promise.resolve(menus) }), saberStorage());
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  showShell(
    services,
    <Routes>
      <Route path="/myiframe/:routerPath" element={<FrameScreen />} />
    </Routes>,
    at,
  );
}

describe('An embedded page', () => {
  it('is the one of its menu, whatever the address says, and stands in a sandbox', async () => {
    await visit('/myiframe/help?src=https://evil.example.com');
    const frame = screen.getByTitle('帮助中心');
    expect(frame).toHaveAttribute('src', 'https://help.example.com/rdm?a=1');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(screen.getByRole('link', { name: '在新窗口中打开' })).toHaveAttribute(
      'href',
      'https://help.example.com/rdm?a=1',
    );
  });

  it.each(['script', 'nothing', 'https%3A%2F%2Fevil.example.com'])(
    'is refused without such a menu: %s',
    async (path) => {
      await visit(`/myiframe/${path}`);
      expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('of this very server cannot reach the session', () => {
    expect(sandboxOf('https://rdm.example.com/doc.html', 'https://rdm.example.com')).not.toContain('allow-same-origin');
    expect(sandboxOf('https://help.example.com/', 'https://rdm.example.com')).toContain('allow-same-origin');
  });
});
