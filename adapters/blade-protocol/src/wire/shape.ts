/** Converts an answer whose form on the wire differs from that of the call. */
export interface Shape<Answer, Wire> {
  toWire(answer: Answer): Wire;
  fromWire(wire: Wire): Answer;
}
/** The shape of any call; its line determines the type of the answer. */
export interface AnyShape {
  toWire(answer: never): unknown;
  fromWire(wire: never): unknown;
}
