import type { SWRResponse } from 'swr'

type Resource<Data> = Pick<SWRResponse<Data, unknown>, 'data' | 'mutate'>

interface OptimisticChange<Data, Saved> {
  readonly save: () => Promise<Saved>
  readonly expect: (known: Data) => Data
  readonly settle: (known: Data, saved: Saved) => Data
}

/** Cached data while changes of it are being saved. */
interface Pending {
  readonly data: unknown
  readonly changes: readonly ((known: never) => unknown)[]
}

/**
 * The data without its unsaved changes, by the data that is shown. A change of the cache that does not know
 * about them, such as a new response, begins with data that is not in this map.
 */
const pendingOf = new WeakMap<object, Pending>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Applies the unsaved changes to the data. */
function shown<Data>(data: Data, changes: readonly ((known: Data) => Data)[]): Data {
  const next = changes.reduce((known, change) => change(known), data)
  if (!isObject(next)) return next
  if (changes.length === 0) pendingOf.delete(next)
  else pendingOf.set(next, { data, changes })
  return next
}

/** Splits what is shown into the data and its unsaved changes. */
function split<Data>(known: Data): { data: Data; changes: readonly ((known: Data) => Data)[] } {
  const pending = isObject(known) ? pendingOf.get(known) : undefined
  // The cast is safe, because `shown` has stored this entry for data of the same type.
  return (pending as ReturnType<typeof split<Data>> | undefined) ?? { data: known, changes: [] }
}

/**
 * Changes cached data without a request. Does nothing when the session has ended and its cache is gone, for
 * which SWR throws an error of its own.
 */
async function changeNow<Data>(
  mutate: Resource<Data>['mutate'],
  change: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  let hasCache = false
  try {
    await mutate(
      (known) => {
        hasCache = true
        return change(known)
      },
      { revalidate: false },
    )
  } catch (error) {
    if (hasCache) throw error
  }
}

/** Changes cached data at once. Changes that are still being saved stay visible, and can still be undone. */
export async function changeCached<Data>(
  { mutate }: Pick<Resource<Data>, 'mutate'>,
  change: (known: Data) => Data,
): Promise<void> {
  await changeNow(mutate, (known) => {
    if (known === undefined) return undefined
    const { data, changes } = split<Data>(known)
    return shown(change(data), changes)
  })
}

/**
 * Shows a change before the response arrives, and undoes it if the request fails (ADR 21). Several changes of
 * the same data can be saved at the same time. SWR's own `optimisticData` discards the result of a change as
 * soon as another one begins.
 *
 * @throws ApiProblem from the request
 */
export async function saveOptimistically<Data, Saved>(
  resource: Resource<Data>,
  { save, expect, settle }: OptimisticChange<Data, Saved>,
): Promise<Saved> {
  const { data, mutate } = resource
  if (data === undefined) {
    const saved = await save()
    // The cache contains no data yet, so there is nothing to change. Fetch the data instead.
    await mutate()
    return saved
  }
  // A function of its own, so that the same change can be pending twice.
  const change = (known: Data) => expect(known)
  const finish = (finished: (known: Data) => Data) =>
    changeNow(mutate, (known = data) => {
      const pending = split(known)
      return shown(
        finished(pending.data),
        pending.changes.filter((one) => one !== change),
      )
    })
  await changeNow(mutate, (known = data) => {
    const pending = split(known)
    return shown(pending.data, [...pending.changes, change])
  })
  try {
    const saved = await save()
    await finish((known) => settle(known, saved))
    return saved
  } catch (error) {
    await finish((known) => known)
    throw error
  }
}
