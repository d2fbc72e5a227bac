import { faults, inLanguage, Refusal, text, type Text } from '../../kernel';
import { hooksOn, type HooksByName } from '../../records';
import { takeSecrets, type SecretKeeper } from '../../system';
import { giveUpRemoved } from './delivery-attempts';
import { ON, webhook, webhookDelivery } from './webhook';
import { eventsIn, unknownEvent, webhookEventLabels } from './webhook-events';

const SHORTEST = 16;
const wrong = {
  secret: text('签名密钥至少16个字符', 'The secret of the signature has 16 characters at least'),
  events: text('请重新选择推送的事件', 'Choose the events again'),
};
const faulty = (field: 'secret' | 'events', message: Text) =>
  new Refusal(faults.invalid(message, [{ field, message }]));

const eventLabels: Readonly<Record<string, Text>> = webhookEventLabels;

/** Deliveries name the register and the event in words; a name of neither, as an older version wrote it, stands as it is. */
const deliveryHooks = hooksOn(webhookDelivery, {
  async onRead({ resources, language }, rows) {
    const labels = new Map(resources.map(({ name, label }) => [name, label]));
    const read = (label: Text | undefined, name: string | null) => (label ? inLanguage(label, language) : name);
    return rows.map(({ resource, event }) => ({
      registerLabel: read(labels.get(resource ?? ''), resource),
      eventLabel: read(eventLabels[event ?? ''], event),
    }));
  },
});

/** The secret is encrypted; taken into use again, a webhook starts without failures. */
export const webhookHooks = ({ secrets }: { readonly secrets: SecretKeeper }): HooksByName => ({
  ...deliveryHooks,
  ...hooksOn(webhook, {
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
  }),
});
