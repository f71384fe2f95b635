/**
 * Which parts of an answer the app reads.
 *
 * - `true`: a value must be there, of the type and form that the contract says, and not null.
 * - `exactly(value)`: this value. `null`: null.
 * - An object: these properties of it; others may be there or not.
 * - `[entry]`: a list of one or more, each with these parts; `[entry, 'or none']`: a list of any length.
 *
 * Its type follows the contract, so that the pact cannot ask for what the contract does not have.
 */
export type Reads<Answer> = (null extends Answer ? null : never) | ReadsOf<NonNullable<Answer>>

type ReadsOf<Value> = Value extends readonly (infer Entry)[]
  ? readonly [Reads<Entry>] | readonly [Reads<Entry>, 'or none']
  : Value extends object
    ? string extends keyof Value
      ? true
      : { readonly [Name in keyof Value]?: Reads<Value[Name]> }
    : true | Exactly<Value>

/** One value and no other. */
export class Exactly<Value> {
  readonly value: Value

  constructor(value: Value) {
    this.value = value
  }
}

/** Says that an answer must have one value and no other. */
export function exactly<const Value>(value: Value): Exactly<Value> {
  return new Exactly(value)
}
