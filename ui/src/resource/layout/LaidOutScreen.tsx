import type { ComponentProps } from 'react';
import ResourceScreen from '../ResourceScreen';
import { layouts } from './layouts';
import { PairScreen } from './PairScreen';
import type { ResourceLayout } from './ResourceLayout';
import { SplitScreen } from './SplitScreen';

export interface LaidOutScreenProps extends ComponentProps<typeof ResourceScreen> {
  /** In place of the one declared for the resource. */
  layout?: ResourceLayout;
}

/** The generic screen of a resource, in the layout declared for it. */
export function LaidOutScreen({ layout, ...screen }: LaidOutScreenProps) {
  const chosen = layout ?? layouts[screen.resource.name];
  switch (chosen?.kind) {
    case 'split':
      return <SplitScreen key={screen.resource.name} layout={chosen} {...screen} />;
    case 'pair':
      return <PairScreen key={screen.resource.name} layout={chosen} {...screen} />;
    default:
      return <ResourceScreen {...screen} />;
  }
}
