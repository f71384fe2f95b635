import { MatchersV3 } from '@pact-foundation/pact'
import type { ProviderState, ProviderValue, ProviderValueName } from '../../providerStates'
import { providerStates } from '../../providerStates'

/**
 * A placeholder in a request, such as the id of a list. When a service is verified, its own value replaces
 * the placeholder.
 */
export interface FromProvider<Value> {
  readonly name: ProviderValueName
  readonly example: Value
}

/**
 * A request in which placeholders can replace values, such as ids. A provider state returns the values of the
 * placeholders.
 */
export type Template<Sent> =
  | Sent
  | FromProvider<Sent>
  | (Sent extends readonly (infer Entry)[]
      ? readonly Template<Entry>[]
      : Sent extends object
        ? { readonly [Name in keyof Sent]: Template<Sent[Name]> }
        : never)

const placeholder = Symbol('a value of the provider')

export function from<Name extends ProviderValueName>(name: Name): FromProvider<ProviderValue<Name>> {
  const states = Object.keys(providerStates) as ProviderState[]
  const values = states.map((state) => providerStates[state] as Partial<Record<Name, ProviderValue<Name>>>)
  const example = values.find((state) => state[name] !== undefined)?.[name]
  if (example === undefined) throw new Error(`No provider state has ${name}. Add it to one.`)
  return Object.assign({ name, example }, { [placeholder]: true })
}

export function isFromProvider(part: unknown): part is FromProvider<string | number> {
  return typeof part === 'object' && part !== null && placeholder in part
}

export function replaceValues(
  part: unknown,
  put: (value: FromProvider<string | number>) => unknown,
): unknown {
  if (isFromProvider(part)) return put(part)
  if (Array.isArray(part)) return part.map((entry) => replaceValues(entry, put))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, replaceValues(value, put)]))
}

export function withExamples<Sent>(template: Template<Sent>): Sent {
  return replaceValues(template, ({ example }) => example) as Sent
}

/**
 * Replaces the placeholders of a request with Pact's expressions. When a service is verified, Pact replaces
 * the expressions with values of this service.
 */
export function withExpressions(template: unknown): unknown {
  return replaceValues(template, ({ name, example }) => MatchersV3.fromProviderState(`\${${name}}`, example))
}
