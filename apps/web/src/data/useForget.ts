import { useSWRConfig } from 'swr'

/** Asks anew for every resource of these names that is shown now. */
export function useForget() {
  const { mutate } = useSWRConfig()
  return (...names: readonly string[]): Promise<unknown> =>
    mutate((key) => Array.isArray(key) && names.includes(String(key[0])))
}
