import type { ApiProblem } from '@spadestik/api-client'
import { createSession, readToken, unwrapWithHeaders } from '@spadestik/api-client'
import { useState } from 'react'
import { useApi } from '../data/ApiContext'
import { useSession } from '../session/SessionContext'
import { writeSessionCookie } from '../session/sessionCookie'
import { asProblem } from '../data/asProblem'

/** What a person enters to log in. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly isRemembered: boolean
}

/** Logs somebody in: the token goes to the cookie, the user to the session. */
export function useLogin() {
  const client = useApi()
  const { tell } = useSession()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function login({ username, password, isRemembered }: Credentials): Promise<void> {
    setPending(true)
    setProblem(null)
    try {
      const { data, headers } = await unwrapWithHeaders(
        createSession(client, { body: { username, password } }),
      )
      const token = readToken(headers)
      writeSessionCookie(token, isRemembered)
      tell({ type: 'signedIn', token, user: data })
    } catch (error) {
      setProblem(asProblem(error))
    } finally {
      setPending(false)
    }
  }

  return { login, isPending, problem }
}
