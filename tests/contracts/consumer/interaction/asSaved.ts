import { isFromProvider, type FromProvider } from './from'
import { exactly, inOrder, type Exactly, type InOrder } from './Reads'

/**
 * The expected response after a draft was saved. It repeats every value of the draft. Ids are `true` (any
 * id), because every provider has its own ids.
 */
export type SavedAs<Draft> =
  Draft extends FromProvider<unknown>
    ? true
    : Draft extends readonly (infer Entry)[]
      ? InOrder<SavedAs<Entry>>
      : Draft extends object
        ? { readonly [Name in keyof Draft]: SavedAs<Draft[Name]> }
        : Draft extends null
          ? null
          : Exactly<Draft>

function expectationOf(draft: unknown): unknown {
  if (isFromProvider(draft)) return true
  if (Array.isArray(draft)) return inOrder(...draft.map(expectationOf))
  if (draft === null) return null
  if (typeof draft !== 'object') return exactly(draft)
  return Object.fromEntries(Object.entries(draft).map(([name, part]) => [name, expectationOf(part)]))
}

/**
 * Requires that a response repeats every sent value, because saving must not lose or change any value. Ids
 * may differ from the sent ids, because every provider has its own ids. In a list of ids, only their number
 * and their type are compared.
 */
export function asSaved<const Draft>(draft: Draft): SavedAs<Draft> {
  return expectationOf(draft) as SavedAs<Draft>
}

function partsOf(draft: unknown): unknown {
  if (isFromProvider(draft)) return true
  if (Array.isArray(draft)) return [partsOf(draft[0])]
  if (typeof draft !== 'object' || draft === null) return true
  return Object.fromEntries(Object.entries(draft).map(([name, part]) => [name, partsOf(part)]))
}

export function filledLike(draft: object): object {
  return partsOf(draft) as object
}
