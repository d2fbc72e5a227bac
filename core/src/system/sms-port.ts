/** What was answered to a request for a code. */
export interface SentCode {
  readonly success: boolean;
  /** Goes back with the code. */
  readonly id: string;
  readonly msg: string;
}

/** Text messages. docs/wire.md, Text messages */
export interface SmsPort {
  /** Sends a code to a phone. */
  sendValidate(args: { phone: string }): Promise<SentCode>;
  /** Refuses unless the code is the one that was sent. */
  validateMessage(args: { id: string; value: string; phone: string }): Promise<{ readonly success: boolean }>;
  /** Sends the same message to several phones; `params` fill the `{name}` places of the service’s template. */
  sendMessage(args: { code?: string; params: string; phones: string }): Promise<{ readonly success: boolean }>;
}

/** Which of several services is in use. Without one, files lie in the server’s own store and messages go unsigned. */
export interface ResourceChoicePort {
  enableOss(args: { id: string }): Promise<void>;
  enableSms(args: { id: string }): Promise<void>;
  disableOss(args: { id: string }): Promise<void>;
  disableSms(args: { id: string }): Promise<void>;
}
