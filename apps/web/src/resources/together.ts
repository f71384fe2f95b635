import type { Fetched } from '../api/cache/useResource'

type All<Data extends readonly unknown[]> = { readonly [Index in keyof Data]: Fetched<Data[Index]> }

/**
 * Joins resources into one. It has data when every part has, and a problem when a part without data has one.
 * A retry fetches the parts without data.
 */
export function together<Data extends readonly unknown[]>(...parts: All<Data>): Fetched<Data> {
  const all: readonly Fetched<unknown>[] = parts
  const unknown = all.filter(({ data }) => data === undefined)
  const data = unknown.length === 0 ? all.map((part) => part.data) : undefined
  return {
    // The order of the parts makes it the tuple of their data.
    data: data as Data | undefined,
    error: unknown.find(({ error }) => error !== undefined)?.error,
    mutate: () => Promise.all(unknown.map(({ mutate }) => mutate())),
  }
}
