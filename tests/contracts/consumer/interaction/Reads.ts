import type { ProviderValueName } from '../../providerStates'
import { from } from './from'

/**
 * The names of the provider-state values whose text is the same for every service. Each of these names ends
 * in `Name`, such as `listName`.
 */
type FixedName = Extract<ProviderValueName, `${string}Name`>

/**
 * The parts of a response that the app reads.
 *
 * - `true`: a required value of the type and format in the contract, not null.
 * - `exactly(value)`: this value. `null`: null.
 * - `named(name)`: the value with this name in `providerStates`. For example, `named('companyName')` is the
 * name of the company in the test data.
 * - An object: these properties. Further properties are allowed.
 * - `closed(object)`: these properties. Further properties are allowed only if the contract has them.
 * - `[entry]`: a list of one or more entries with these parts. `[entry, 'or none']`: a list of any length.
 * - `inOrder(a, b, …)`: a list of exactly these entries in this order. `noEntries`: an empty list.
 * - `containing(entry)`: a list with this entry among others.
 *
 * The type is derived from the contract, so that the pact can only require parts that the contract has.
 */
export type Reads<Body> = (null extends Body ? null : never) | ReadsOf<NonNullable<Body>>

type ReadsOf<Value> = Value extends readonly (infer Entry)[]
  ?
      | readonly [Reads<Entry>]
      | readonly [Reads<Entry>, 'or none']
      | InOrder<Reads<Entry>>
      | Containing<Reads<Entry>>
  : Value extends object
    ? string extends keyof Value
      ? true | Readonly<Record<string, Exactly<string>>>
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

export class Containing<Entry> {
  readonly entry: Entry

  constructor(entry: Entry) {
    this.entry = entry
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
 * Requires one of the fixed names in the test data of the provider states, such as `listName`, the name of a
 * list. The name proves that the response is about this list.
 */
export function named(name: FixedName): Exactly<string> {
  return new Exactly(from(name).example)
}

export function inOrder<const Entry>(...entries: readonly Entry[]): InOrder<Entry> {
  return new InOrder(entries)
}

/** Requires that one of the entries of a list is this one. */
export function containing<const Entry>(entry: Entry): Containing<Entry> {
  return new Containing(entry)
}

/** Requires an empty list. */
export const noEntries: InOrder<never> = new InOrder([])

/**
 * Requires that an object has only properties that the contract lists, because an unknown property could
 * reveal a secret.
 */
export function closed<const Parts>(parts: Parts): Closed<Parts> {
  return new Closed(parts)
}
