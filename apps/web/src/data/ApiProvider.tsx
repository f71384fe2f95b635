import { createClient } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useAppLocale } from '../app/LocaleContext'
import { useSession } from '../session/SessionContext'
import { readSessionCookie } from '../session/sessionCookie'
import { sessionEventOf } from '../session/sessionEventOf'
import { ApiContext } from './ApiContext'
import { fetchInTime } from './fetchInTime'

/** Where the API is: the page may name it, so that the app can be served from any static host. */
function apiAddress(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content
  return named || '/api'
}

/** Gives the app its client, which tells the session what every answer says about it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { tell } = useSession()
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
      onResponse({ response }) {
        const event = sessionEventOf(response.status, new URL(response.url).pathname)
        if (event !== null) tell(event)
      },
    })
    return made
    // `tell` changes with every state of the session, but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [language, domain])
  return <ApiContext value={client}>{children}</ApiContext>
}
