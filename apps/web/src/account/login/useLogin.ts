import { createSession, readToken, unwrapWithHeaders } from '@spadestik/api-client'
import { useApi } from '../../api/client/ApiContext'
import { useSubmission } from '../../forms/useSubmission'
import { useSession } from '../../session/SessionContext'
import { writeSessionCookie } from '../../session/sessionCookie'

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
  const { isPending, problem, submit } = useSubmission()

  function login({ username, password, isRemembered }: Credentials): Promise<boolean> {
    return submit(async () => {
      const { data, headers } = await unwrapWithHeaders(
        createSession(client, { body: { username, password } }),
      )
      const token = readToken(headers)
      writeSessionCookie(token, 'user', isRemembered)
      tell({ type: 'signedIn', token, user: data })
    })
  }

  return { login, isPending, problem }
}
