import { isFromProvider, type FromProvider } from './from'
import { exactly, inOrder, type Exactly, type InOrder } from './Reads'

/**
 * The response expected after a draft is saved: every value as it was sent. `true` accepts any id, because every
 * provider has its own.
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
 * Requires that a response repeats every value that was sent, so that a save cannot lose or change one. Of
 * ids only number and types are required, because every provider has its own.
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

/** Requires a value wherever a draft has one. */
export function filledLike(draft: object): object {
  return partsOf(draft) as object
}
