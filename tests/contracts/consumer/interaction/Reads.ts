import type { ProviderValueName } from '../../providerStates'
import { from } from './from'

/**
 * The names of the provider-state values with fixed texts, which are the same for every service. Each of
 * these names ends in `Name`, such as `listName`.
 */
type FixedName = Extract<ProviderValueName, `${string}Name`>

/**
 * The parts of a response that the app reads.
 *
 * - `true`: a required value of the type and format in the contract, not null.
 * - `exactly(value)`: this value. `named(name)`: the name that a provider state gives to something. `null`:
 * null.
 * - An object: these properties. Further properties are allowed.
 * - `closed(object)`: these properties. Further properties are allowed only if the contract has them.
 * - `[entry]`: a list of one or more entries with these parts. `[entry, 'or none']`: a list of any length.
 * - `inOrder(a, b, …)`: a list of exactly these entries in this order.
 *
 * The type is derived from the contract, so that the pact can only require parts that the contract has.
 */
export type Reads<Body> = (null extends Body ? null : never) | ReadsOf<NonNullable<Body>>

type ReadsOf<Value> = Value extends readonly (infer Entry)[]
  ? readonly [Reads<Entry>] | readonly [Reads<Entry>, 'or none'] | InOrder<Reads<Entry>>
  : Value extends object
    ? string extends keyof Value
      ? true
      : PartsOf<Value> | Closed<PartsOf<Value>>
    : true | Exactly<Value>

type PartsOf<Value> = { readonly [Name in keyof Value]?: Reads<Value[Name]> }

export class Exactly<Value> {
  readonly value: Value

  constructor(value: Value) {
    this.value = value
  }
}

export class InOrder<Entry> {
  readonly entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    this.entries = entries
  }
}

export class Closed<Parts> {
  readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }
}

export function exactly<const Value>(value: Value): Exactly<Value> {
  return new Exactly(value)
}

/**
 * Requires a name that a provider state has given to something, such as the `listName` of a list. The name
 * proves, for example, that the response is about this list.
 */
export function named(name: FixedName): Exactly<string> {
  return new Exactly(from(name).example)
}

export function inOrder<const Entry>(...entries: readonly Entry[]): InOrder<Entry> {
  return new InOrder(entries)
}

/**
 * Requires that an object has no properties that are missing in the contract, because an unknown property
 * could reveal a secret.
 */
export function closed<const Parts>(parts: Parts): Closed<Parts> {
  return new Closed(parts)
}
