/** An answer that has another form on the wire than the call has in the areas. */
export interface Shape<Answer, Wire> {
  toWire(answer: Answer): Wire;
  fromWire(wire: Wire): Answer;
}
/** A shape among those of all calls: which answer it is of, its line knows. */
export interface AnyShape {
  toWire(answer: never): unknown;
  fromWire(wire: never): unknown;
}
