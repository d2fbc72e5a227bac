import type { AreaRunner } from './areas/area-runner';
import type { Ports } from './ports';
import type { Visitor } from '../records';

/** What makes the ports of an area for one visitor. */
export type PortMakers = { readonly [Area in keyof Ports]: (runner: AreaRunner, visitor: Visitor) => Ports[Area] };

/**
 * The ports of one visitor, each made when it is first asked for: a request asks one area of many. The getters stand on
 * one prototype, as those of every request's own would cost more than the ports themselves.
 */
export function portsMadeBy(makers: PortMakers): (runner: AreaRunner, visitor: Visitor) => Ports {
  class VisitorPorts {
    readonly made: { -readonly [Area in keyof Ports]?: unknown } = {};

    constructor(
      readonly runner: AreaRunner,
      readonly visitor: Visitor,
    ) {}
  }
  for (const area of Object.keys(makers) as (keyof Ports)[]) {
    Object.defineProperty(VisitorPorts.prototype, area, {
      get(this: VisitorPorts) {
        return (this.made[area] ??= makers[area](this.runner, this.visitor));
      },
    });
  }
  // Every area has its getter, by the type of the makers.
  return (runner, visitor) => new VisitorPorts(runner, visitor) as unknown as Ports;
}
