import { readToken, setUserLanguage, unwrap, unwrapWithHeaders } from '@spadestik/api-client'
import type { Schemas } from '@spadestik/api-client/schema'
import { useApi } from '../../api/client/ApiContext'
import { switchLanguage, wasPicked } from '../../locale/chooseLocale'
import { useAppLocale } from '../../locale/LocaleContext'
import { useSession } from '../../session/SessionContext'
import { writeSessionCookie } from '../../session/sessionCookie'

type LoginCall = Parameters<typeof unwrapWithHeaders<Schemas['User']>>[0]

/**
 * Returns a function that logs in with the response to a call: it writes the token to the cookie and the user to the
 * session (W01).
 */
export function useLogin() {
  const client = useApi()
  const { dispatch, loadPage } = useSession()
  const { language } = useAppLocale()

  return async (call: LoginCall, isRemembered: boolean): Promise<void> => {
    // Load the page while the form is still shown. Otherwise the screen would be blank until the page has
    // loaded.
    const page = loadPage()
    const { data, headers } = await unwrapWithHeaders(call)
    const token = readToken(headers)
    writeSessionCookie(token, 'user', isRemembered)
    if (data.languageId !== undefined && data.languageId !== language.id) {
      if (!wasPicked()) return switchLanguage(data.languageId)
      await unwrap(setUserLanguage(client, { body: { languageId: language.id } })).catch(() => undefined)
    }
    await page
    dispatch({ type: 'signedIn', token, user: data })
  }
}
