import { ApiProblem } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import type { SWRConfiguration } from 'swr'
import { SWRConfig } from 'swr'
import { chosenNames } from './chosenNames'
import { useSession } from '../../session/SessionContext'

/**
 * Whether to retry a request after this error. A retry cannot help if the service has refused the request.
 */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.kind === 'network' || error.status >= 500
}

/**
 * Retries a request every few seconds if there was no connection. Retries other failures a few times, with
 * growing pauses.
 */
const onErrorRetry: SWRConfiguration['onErrorRetry'] = (error, key, config, revalidate, options) => {
  if (error instanceof ApiProblem && error.kind === 'network') {
    setTimeout(() => void revalidate(options), limits.reconnectPollMs)
  } else {
    SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, options)
  }
}

/** Forgets at the end of a session what is not in the cache. */
function ForgetNames() {
  // Use a layout effect, because SWR fetches for the next session in one.
  useLayoutEffect(() => () => chosenNames.clear(), [])
  return null
}

export function CacheProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const owner = 'token' in state ? state.token : 'nobody'
  return (
    <SWRConfig
      key={owner}
      value={{
        provider: () => new Map(),
        shouldRetryOnError: isWorthAnotherTry,
        errorRetryCount: 3,
        onErrorRetry,
        revalidateOnFocus: false,
        dedupingInterval: 5000,
      }}
    >
      <ForgetNames />
      {children}
    </SWRConfig>
  )
}
