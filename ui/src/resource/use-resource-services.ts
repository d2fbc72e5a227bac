import { useEffect, useMemo } from 'react';
import { resources } from '@rdm/core/internal/application';
import { DomainError } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { useConfirm, useToast } from '../components';
import { useLanguage } from '../theme';
import { dictionaryStoreOf } from './DictionaryStore';
import { useResourceHost, type AtOnce } from './ResourceHost';
import type { ResourceServices } from './ResourceServices';
import { today } from './today';

const byName = new Map(
  resources.flatMap((resource) => [resource.name, ...resource.aliases].map((name) => [name, resource])),
);

function resourceNamed(name: string): Resource {
  const resource = byName.get(name);
  if (!resource) throw new DomainError('UNKNOWN_RESOURCE', `Nobody declared ${name}`);
  return resource;
}

const justAsked: AtOnce = (ask) => ask();

export function useResourceServices(): ResourceServices {
  const { ports, session, atOnce = justAsked } = useResourceHost();
  const confirm = useConfirm();
  const toast = useToast();
  const { language } = useLanguage();
  const dictionaries = dictionaryStoreOf(ports, session.tenantId);
  useEffect(() => dictionaries.readIn(language), [dictionaries, language]);
  return useMemo(
    () => ({
      ports,
      atOnce,
      dictionaries,
      resourceNamed,
      confirm,
      toast,
      can: (permission) => session.can(permission),
      storage: window.localStorage,
      owner: `${session.tenantId}/${session.account}`,
      today: today(),
    }),
    [ports, atOnce, session, confirm, toast, dictionaries],
  );
}
