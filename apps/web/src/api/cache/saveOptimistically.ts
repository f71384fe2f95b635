import type { SWRResponse } from 'swr'

interface OptimisticChange<Data, Saved> {
  readonly save: () => Promise<Saved>
  /** What is known while the call runs. */
  readonly expect: (known: Data) => Data
  /** What is known once the service has answered. */
  readonly settle: (known: Data, saved: Saved) => Data
}

/**
 * Shows a change at once, keeps what the service answers to it, and takes it back where the call fails.
 *
 * @throws ApiProblem whatever the call throws, so that the caller can say that the change was taken back
 */
export async function saveOptimistically<Data, Saved>(
  { data, mutate }: Pick<SWRResponse<Data, unknown>, 'data' | 'mutate'>,
  { save, expect, settle }: OptimisticChange<Data, Saved>,
): Promise<Saved> {
  if (data === undefined) {
    const saved = await save()
    // What was not known cannot be changed; it is asked for anew.
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
