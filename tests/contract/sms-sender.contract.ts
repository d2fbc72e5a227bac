import type { SmsNotSent, SmsSender, TextMessage } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

export interface OpenedSmsSender {
  readonly sender: SmsSender;
  /** The messages the other side has received, in order. */
  arrived(): readonly TextMessage[];
  /** Makes the other side fail from now on; with null it accepts messages again. */
  fail(reason: SmsNotSent['reason'] | null): void;
  close(): Promise<void>;
}

const message = (id: string): TextMessage => ({
  id,
  phone: '13800000001',
  content: '【“引号”】\n您的验证码是 123456 ✓',
  signName: '研发',
});

/** The contract of every SMS sender. */
export function smsSenderContract(on: string, open: () => Promise<OpenedSmsSender>): void {
  describe(`text messages over ${on}`, () => {
    let opened: OpenedSmsSender;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('arrive as they are, each once, in their order', async () => {
      expect(opened.sender.name).toMatch(/^\w{1,20}$/);
      await opened.sender.send(message('1'));
      await opened.sender.send({ ...message('2'), signName: '' });
      expect(opened.arrived()).toEqual([message('1'), { ...message('2'), signName: '' }]);
    });

    it.each(['refused', 'unavailable'] as const)(
      'that are %s say so and nothing of what stood in them',
      async (reason) => {
        opened.fail(reason);
        const failure: unknown = await opened.sender.send(message('3')).catch((error: unknown) => error);
        expect(failure).toMatchObject({ name: 'SmsNotSent', reason });
        expect(String(failure)).not.toMatch(/123456|138/);
        opened.fail(null);
        await opened.sender.send(message('4'));
        expect(opened.arrived().at(-1)?.id).toBe('4');
      },
    );
  });
}
