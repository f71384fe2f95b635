import { ApiProblem } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { ReactNode } from 'react'
import type { SWRConfiguration } from 'swr'
import { SWRConfig } from 'swr'
import { useSession } from '../../session/SessionContext'

/** Whether a retry can help. It cannot if the service has refused the request. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.kind === 'network' || error.status >= 500
}

/**
 * Retries failed requests. A request that failed because there was no connection is retried every few
 * seconds, for as long as a screen needs its data. Other failures are retried a few times, with growing
 * pauses.
 */
const onErrorRetry: SWRConfiguration['onErrorRetry'] = (error, key, config, revalidate, options) => {
  if (error instanceof ApiProblem && error.kind === 'network') {
    setTimeout(() => void revalidate(options), limits.reconnectPollMs)
  } else {
    SWRConfig.defaultValue.onErrorRetry(error, key, config, revalidate, options)
  }
}

/** Provides the cache of all responses. Each session gets its own cache. */
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
      {children}
    </SWRConfig>
  )
}
