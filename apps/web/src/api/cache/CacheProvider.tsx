import { ApiProblem } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '../../session/SessionContext'

/** Whether a retry may help: only after failures of the network or the service. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.kind === 'network' || error.status >= 500
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
        revalidateOnFocus: false,
        dedupingInterval: 5000,
      }}
    >
      {children}
    </SWRConfig>
  )
}
