import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { SessionPort } from '@rdm/core/internal/access';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { fakeSessionPort, tokenAnswer } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { servicesWith, TestServices } from '../../../shell/testing/TestServices';
import SocialReturnScreen from './SocialReturnScreen';

const ended = new Refusal(faults.invalid(text('第三方登录已失效，请重新登录', 'It has ended; begin it again')));

function comeBack(search: string, over: Partial<SessionPort> = {}) {
  const port = fakeSessionPort(over);
  const storage = saberStorage();
  storage.write('tenantId', '100001');
  const services = servicesWith(port, storage);
  render(
    <TestServices services={services} at={`/oauth/redirect/sso${search}`}>
      <Routes>
        <Route path="/oauth/redirect/:source" element={<SocialReturnScreen />} />
        <Route path="/login" element={<p>the sign-in page</p>} />
        <Route path="/" element={<p>home</p>} />
      </Routes>
    </TestServices>,
  );
  return { port, services };
}

describe('Coming back from another system', () => {
  it('signs in with what it sent, once, and goes home', async () => {
    let answer: (value: ReturnType<typeof tokenAnswer>) => void = () => undefined;
    const { port, services } = comeBack('?code=c1&state=s1', { token: () => new Promise((done) => (answer = done)) });
    expect(screen.getByRole('status')).toHaveTextContent('第三方系统登录中,请稍后。。。');
    await vi.waitFor(() => expect(port.calls).toHaveLength(1));
    expect(port.calls).toEqual([{ grantType: 'social', tenantId: '100001', source: 'sso', code: 'c1', state: 's1' }]);
    answer(tokenAnswer());
    expect(await screen.findByText('home')).toBeInTheDocument();
    expect(services.session.signedIn).toBe(true);
  });

  it('says what was refused, and leads back to the sign-in page', async () => {
    comeBack('?code=c1&state=s1', { token: () => Promise.reject(ended) });
    expect(await screen.findByRole('alert')).toHaveTextContent('第三方登录已失效，请重新登录');
    await userEvent.setup().click(screen.getByRole('link', { name: '返回登录' }));
    expect(screen.getByText('the sign-in page')).toBeInTheDocument();
  });

  it.each([
    ['?error=access_denied&state=s1', '您取消了第三方登录'],
    ['?error=social_unreachable', '第三方系统无法连接，请稍后重试或用账号密码登录'],
    ['?error=%3Cb%3E', '第三方系统没有确认您的身份，请重新登录'],
    ['', '第三方系统没有确认您的身份，请重新登录'],
  ])('without a code (%s) asks the server nothing', async (search, sentence) => {
    const { port } = comeBack(search);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(port.calls).toEqual([]);
  });
});
