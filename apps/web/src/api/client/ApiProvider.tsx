import { createClient, isProblemBody } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useAppLocale } from '../../locale/LocaleContext'
import { useSession } from '../../session/SessionContext'
import { readSessionCookie } from '../../session/sessionCookie'
import { sessionEventOf } from '../../session/sessionEventOf'
import { ApiContext, DomainRefusalContext } from './ApiContext'
import type { DomainRefusal } from './ApiContext'
import { fetchInTime } from './fetchInTime'

/** Where the API is: the page may name it, so that the app can be served from any static host. */
function apiAddress(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content
  return named || '/api'
}

/** The national domain that an answer refuses, if that is why it was refused. */
async function refusedDomain(response: Response): Promise<DomainRefusal | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return isProblemBody(body) ? body.domain : undefined
}

/** Gives the app its client, which reports what every answer says about the session and the national domain. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { state, tell } = useSession()
  const token = 'token' in state ? state.token : null
  const [refused, setRefused] = useState<{ token: string | null; domain: DomainRefusal } | null>(null)
  const { language, domain } = useAppLocale()
  const client = useMemo(() => {
    const locale = { languageId: language.id, domainId: domain.id }
    const made = createClient({
      baseUrl: apiAddress(),
      getToken: readSessionCookie,
      getLocale: () => locale,
      fetch: fetchInTime,
    })
    made.use({
      async onResponse({ response }) {
        const refusal = response.status === 403 ? await refusedDomain(response) : undefined
        if (refusal !== undefined) setRefused({ token: readSessionCookie(), domain: refusal })
        const event = sessionEventOf(response.status, new URL(response.url).pathname)
        if (event !== null) tell(event)
      },
    })
    return made
    // `tell` changes with every state of the session, but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [language, domain])
  return (
    // Another session may have a product that covers the domain.
    <DomainRefusalContext value={refused?.token === token ? refused.domain : null}>
      <ApiContext value={client}>{children}</ApiContext>
    </DomainRefusalContext>
  )
}
