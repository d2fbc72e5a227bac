import { useState } from 'react';
import { resources } from '@rdm/core/internal/application';
import { fill, text } from '@rdm/core/internal/kernel';
import {
  eventName,
  eventsIn,
  isTold,
  webhookEventLabels,
  webhookEvents,
  type WebhookEvent,
} from '@rdm/core/internal/platform';
import { Checkbox, Input } from '../../components';
import { useText } from '../../theme';
import type { FieldEditorProps } from '../rich-text/FieldEditor';

const labels = {
  filter: text('按名称查找', 'Find by name'),
  one: text('{register}：{event}', '{register}: {event}'),
  none: text('没有匹配的登记表', 'No register matches'),
};
const told = resources.filter(isTold);

/** The events of a webhook: per register whether it is told of what is written, and of what is removed. */
export function EventsInput({ label, value, onChange }: FieldEditorProps) {
  const read = useText();
  const [typed, setTyped] = useState('');
  const chosen = new Set(eventsIn(value));
  const choose = (name: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    onChange([...next].join(','));
  };
  const wanted = typed.trim().toLowerCase();
  const found = told.filter((register) => read(register.label).toLowerCase().includes(wanted));
  const nameOf = (register: string, event: WebhookEvent) =>
    fill(text(labels.one.zh, labels.one.en), { register, event: read(webhookEventLabels[event]) });
  return (
    <div role="group" aria-label={read(label)} className="rounded-md border border-line">
      <div className="border-b border-line p-2">
        <Input value={typed} onChange={setTyped} placeholder={read(labels.filter)} aria-label={read(labels.filter)} />
      </div>
      <ul className="max-h-64 overflow-y-auto py-1">
        {found.map((register) => (
          <li key={register.name} className="flex flex-wrap items-center gap-x-4 px-3 hover:bg-hover">
            <span className="min-w-28 flex-1">{read(register.label)}</span>
            <span className="flex gap-4">
              {webhookEvents.map((event) => {
                const name = eventName(register.name, event);
                return (
                  <Checkbox
                    key={event}
                    label={webhookEventLabels[event]}
                    aria-label={read(nameOf(read(register.label), event))}
                    checked={chosen.has(name)}
                    onChange={(checked) => choose(name, checked)}
                  />
                );
              })}
            </span>
          </li>
        ))}
        {found.length === 0 && <li className="px-3 text-hint text-dim">{read(labels.none)}</li>}
      </ul>
    </div>
  );
}

/** The events of a webhook in words. */
export function EventWords({ value }: { value: string }) {
  const read = useText();
  return (
    <ul>
      {told.flatMap((register) =>
        webhookEvents
          .filter((event) => eventsIn(value).includes(eventName(register.name, event)))
          .map((event) => (
            <li key={eventName(register.name, event)}>
              {read(register.label)} · {read(webhookEventLabels[event])}
            </li>
          )),
      )}
    </ul>
  );
}
