import type { ProviderValueName } from '../../providerStates'
import { from } from './from'

/** The names that a provider state gives; they are the same at every provider. */
type FixedName = Extract<ProviderValueName, `${string}Name`>

/**
 * Which parts of an answer the app reads.
 *
 * - `true`: a value must be there, of the type and form that the contract says, and not null.
 * - `exactly(value)`: this value. `named(name)`: the name that a provider state gives to something. `null`: null.
 * - An object: these properties of it; others may be there or not.
 * - `closed(object)`: the same, but no property that the contract does not know.
 * - `[entry]`: a list of one or more, each with these parts; `[entry, 'or none']`: a list of any length.
 * - `inOrder(a, b, …)`: a list of exactly these entries in this order.
 *
 * Its type follows the contract, so that the pact cannot ask for what the contract does not have.
 */
export type Reads<Answer> = (null extends Answer ? null : never) | ReadsOf<NonNullable<Answer>>

type ReadsOf<Value> = Value extends readonly (infer Entry)[]
  ? readonly [Reads<Entry>] | readonly [Reads<Entry>, 'or none'] | InOrder<Reads<Entry>>
  : Value extends object
    ? string extends keyof Value
      ? true
      : PartsOf<Value> | Closed<PartsOf<Value>>
    : true | Exactly<Value>

type PartsOf<Value> = { readonly [Name in keyof Value]?: Reads<Value[Name]> }

/** One value and no other. */
export class Exactly<Value> {
  readonly value: Value

  constructor(value: Value) {
    this.value = value
  }
}

/** A list of exactly these entries. */
export class InOrder<Entry> {
  readonly entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    this.entries = entries
  }
}

/** An object without properties that the contract does not know. */
export class Closed<Parts> {
  readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }
}

/** Says that an answer must have one value and no other. */
export function exactly<const Value>(value: Value): Exactly<Value> {
  return new Exactly(value)
}

/** Says that an answer must have a name that a provider state gives to something, so that it is about that thing. */
export function named(name: FixedName): Exactly<string> {
  return new Exactly(from(name).example)
}

/** Says that a list must have exactly these entries in this order. */
export function inOrder<const Entry>(...entries: readonly Entry[]): InOrder<Entry> {
  return new InOrder(entries)
}

/** Says that an object must have no property that the contract does not know: it could be a secret. */
export function closed<const Parts>(parts: Parts): Closed<Parts> {
  return new Closed(parts)
}
