import { text, type Text } from '../kernel';

/** The setting in which the operator lists the private hosts that may be reached. */
export const PRIVATE_HOSTS_SETTING = 'RDM_DATASOURCE_HOSTS';

/** `refusedHost`: it must not be reached. `unknownHost`: it does not resolve. */
export type HostFailure = 'refusedHost' | 'unknownHost';

export type HostAddress =
  /** `listed`: the operator has named the host, its address or its range. */
  | { readonly ok: true; readonly value: string; readonly listed: boolean }
  | { readonly ok: false; readonly failure: HostFailure };

/** Checks user-supplied hosts before the program connects to them. */
export interface HostGate {
  /**
   * The one address to connect to, resolved once so that the name cannot resolve to another address between check and
   * connection (DNS rebinding). A name with any forbidden address is refused.
   *
   * @param host a name or an IP address, IPv6 without its brackets
   */
  addressOf(host: string): Promise<HostAddress>;
}

/** The message for a host that cannot be connected to. */
export const hostRefusals: Readonly<Record<HostFailure, Text>> = {
  refusedHost: text(
    `不允许连接该主机，内网主机须由运维人员加入 ${PRIVATE_HOSTS_SETTING}`,
    `This host must not be reached; for one of a private network the operator adds it to ${PRIVATE_HOSTS_SETTING}`,
  ),
  unknownHost: text('找不到该主机，请检查连接地址', 'The host was not found; check the address'),
};
