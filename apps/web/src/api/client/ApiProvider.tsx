import { createClient, isProblemBody } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useAppLocale } from '../../locale/LocaleContext'
import { useSession } from '../../session/SessionContext'
import { readSessionCookie } from '../../session/sessionCookie'
import { sessionEventOf } from '../../session/sessionEventOf'
import { ApiContext, DomainRefusalContext } from './ApiContext'
import type { DomainRefusal } from './ApiContext'
import { apiAddress } from '../../loading/apiAddress'
import { fetchInTurn } from '../../loading/fetchWithTimeout'

/**
 * Returns the national domain (dk, se or no) that the user's subscription does not cover, and the domains
 * that it covers. Returns undefined if the response is about something else.
 */
async function refusedDomain(response: Response): Promise<DomainRefusal | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return isProblemBody(body) ? body.domain : undefined
}

function isOfEarlierSession(request: Request): boolean {
  const sent = request.headers.get('authorization')
  const current = readSessionCookie()
  return sent !== null && current !== null && sent !== `Bearer ${current}`
}

/**
 * Provides the API client. The client also checks whether a response ends the session, or says that the
 * user's subscription does not cover the country of this site.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { state, dispatch } = useSession()
  const token = 'token' in state ? state.token : null
  const [refused, setRefused] = useState<{ token: string | null; domain: DomainRefusal } | null>(null)
  const { language, domain } = useAppLocale()
  const client = useMemo(() => {
    const locale = { languageId: language.id, domainId: domain.id }
    const made = createClient({
      baseUrl: apiAddress(),
      getToken: readSessionCookie,
      getLocale: () => locale,
      fetch: fetchInTurn,
    })
    made.use({
      async onResponse({ request, response }) {
        // Ignore responses to requests of an earlier session. A refusal of the old token must not end the
        // current session (W06).
        if (isOfEarlierSession(request)) return
        const refusal = response.status === 403 ? await refusedDomain(response) : undefined
        if (refusal !== undefined) setRefused({ token: readSessionCookie(), domain: refusal })
        const event = sessionEventOf(response.status, new URL(response.url).pathname)
        if (event !== null) dispatch(event)
      },
    })
    return made
  }, [language, domain, dispatch])
  return (
    // Ignore a refusal from an earlier session, because another user can have another subscription.
    <DomainRefusalContext value={refused?.token === token ? refused.domain : null}>
      <ApiContext value={client}>{children}</ApiContext>
    </DomainRefusalContext>
  )
}
