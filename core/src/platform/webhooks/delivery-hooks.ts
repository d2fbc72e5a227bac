import { inLanguage, type Text } from '../../kernel';
import { hooksOn } from '../../records';
import { webhookDelivery } from './webhook';
import { webhookEventLabels } from './webhook-events';

const eventLabels: Readonly<Record<string, Text>> = webhookEventLabels;

/** Deliveries name the register and the event in words; what is not known any more stands as it was written. */
export const deliveryHooks = hooksOn(webhookDelivery, {
  async onRead({ resources, language }, rows) {
    const registerLabels = new Map(resources.map(({ name, label }) => [name, label]));
    const inWords = (label: Text | undefined, name: string | null) => (label ? inLanguage(label, language) : name);
    return rows.map(({ resource, event }) => ({
      registerLabel: inWords(registerLabels.get(resource ?? ''), resource),
      eventLabel: inWords(eventLabels[event ?? ''], event),
    }));
  },
});
