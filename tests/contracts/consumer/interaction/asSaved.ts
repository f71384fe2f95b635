import { isFromProvider, type FromProvider } from './from'
import { exactly, inOrder, type Exactly, type InOrder } from './Reads'

/** What is expected of an answer that repeats what was sent. */
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
 * Says that an answer must repeat every value of what was sent, so that a save cannot lose or change one. Ids are the
 * provider's own, so that of them only their number and their types are asked for.
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

/** Says that an answer must have a value wherever a draft has one, whichever that is. */
export function filledLike(draft: object): object {
  return partsOf(draft) as object
}
