import { ApiProblem } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '../../session/SessionContext'

/** A second try helps where the network or the service stumbled, and nowhere else. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.kind === 'network' || error.status >= 500
}

/** The cache of everything fetched; it lives as long as one session, which keeps its token while it is found out whose it is. */
export function DataProvider({ children }: { children: ReactNode }) {
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
