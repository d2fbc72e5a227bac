import { faults, Refusal, text, type Text } from '../../kernel';
import { hooksOn, type HooksByName } from '../../records';
import { takeSecrets, type SecretKeeper } from '../../system';
import { giveUpRemoved } from './delivery-attempts';
import { ON, webhook } from './webhook';
import { eventsIn, unknownEvent } from './webhook-events';

const SHORTEST = 16;
const wrong = {
  secret: text('签名密钥至少16个字符', 'The signature secret needs at least 16 characters'),
  events: text('请重新选择推送的事件', 'Choose the events again'),
};
const faulty = (field: 'secret' | 'events', message: Text) =>
  new Refusal(faults.invalid(message, [{ field, message }]));

/** The secret is encrypted; taken into use again, a webhook starts without failures. */
export const webhookHooks = ({ secrets }: { readonly secrets: SecretKeeper }): HooksByName =>
  hooksOn(webhook, {
    beforeSubmit: async (call, values, before, draft) => {
      const typed = typeof draft?.secret === 'string' ? draft.secret.trim() : '';
      if ((typed !== '' || !before?.secret) && typed.length < SHORTEST) throw faulty('secret', wrong.secret);
      const events = [...new Set(eventsIn(values.events ?? ''))];
      if (events.length === 0 || unknownEvent(call.resources, events) !== null) throw faulty('events', wrong.events);
      values.events = events.join(',');
      await takeSecrets(webhook, values, draft, (secret) => secrets.seal(secret.trim()));
      const begins = values.active === ON && before?.active !== ON;
      values.failures = begins ? 0 : (before?.failures ?? 0);
      values.pausedAt = begins ? null : (before?.pausedAt ?? null);
    },
    afterRemove: (call, rows) =>
      giveUpRemoved(
        call,
        rows.map(({ id }) => id),
      ),
  });
