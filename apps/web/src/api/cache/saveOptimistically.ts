import type { SWRResponse } from 'swr'

interface OptimisticChange<Data, Saved> {
  readonly save: () => Promise<Saved>
  readonly expect: (known: Data) => Data
  readonly settle: (known: Data, saved: Saved) => Data
}

/**
 * Shows a change before the response arrives, and undoes it if the request fails (ADR 21).
 *
 * @throws ApiProblem from the request
 */
export async function saveOptimistically<Data, Saved>(
  { data, mutate }: Pick<SWRResponse<Data, unknown>, 'data' | 'mutate'>,
  { save, expect, settle }: OptimisticChange<Data, Saved>,
): Promise<Saved> {
  if (data === undefined) {
    const saved = await save()
    // The cache contains no data yet, so there is nothing to change. Fetch the data instead.
    await mutate()
    return saved
  }
  const running = save()
  await mutate(async (known = data) => settle(known, await running), {
    optimisticData: (known, shown) => expect(shown ?? known ?? data),
    rollbackOnError: true,
    revalidate: false,
  })
  return running
}
