import {
  authenticateLimitedAccess,
  createLimitedAccess,
  getLimitedAccess,
  resendLimitedAccessCode,
  unwrap,
} from '@spadestik/api-client'
import type { LimitedAccessForm } from '@spadestik/domain/session'
import { limitedAccessAfter, newLimitedAccess } from '@spadestik/domain/session'
import { useReducer } from 'react'
import { useApi } from '../../api/client/ApiContext'
import { asProblem } from '../../problems/asProblem'
import { keepVisitor } from '../../session/keptIdentity'
import { clearSessionCookie, writeSessionCookie } from '../../session/sessionCookie'

/** Where the form of limited access stands, and its calls. @source specification 4 (Limited-access flow), 7 */
export function useLimitedAccessForm(onOpen: () => void) {
  const client = useApi()
  const [form, tell] = useReducer(limitedAccessAfter, newLimitedAccess satisfies LimitedAccessForm)

  /** Calls, and tells the form how it went. */
  async function attempt(call: () => Promise<void>): Promise<void> {
    tell({ type: 'submitted' })
    try {
      await call()
    } catch (error) {
      const { status, body } = asProblem(error)
      const isAboutName = body?.errors?.some(({ path }) => path === '/body/name') ?? false
      tell({ type: 'refused', status, isAboutName })
    }
  }

  return {
    form,
    toggle: () => tell({ type: 'toggled' }),
    /** Asks for access, or for a new code of an access that exists. */
    askForCode: (name: string, mail: string) =>
      attempt(async () => {
        if (form.step === 'new') await unwrap(createLimitedAccess(client, { body: { name, mail } }))
        else await unwrap(resendLimitedAccessCode(client, { body: { mail } }))
        tell({ type: 'codeSent', mail })
      }),
    /** Opens the access with the code of the e-mail: its token becomes the session, and its record is loaded. */
    enterCode: (mail: string, code: string) =>
      attempt(async () => {
        const token = await unwrap(authenticateLimitedAccess(client, { body: { mail, code } }))
        writeSessionCookie(token, 'limited', true)
        try {
          keepVisitor(await unwrap(getLimitedAccess(client)))
        } catch (error) {
          clearSessionCookie()
          throw error
        }
        tell({ type: 'codeAccepted' })
        onOpen()
      }),
  }
}
