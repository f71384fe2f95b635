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
import { storeVisitor } from '../../session/storedIdentity'
import { clearSessionCookie, writeSessionCookie } from '../../session/sessionCookie'

/**
 * Lets a visitor request limited access. Limited access allows a visitor to open a few projects without a
 * subscription (W05).
 */
export function useLimitedAccessForm(onOpen: () => void) {
  const client = useApi()
  const [form, dispatch] = useReducer(limitedAccessAfter, newLimitedAccess satisfies LimitedAccessForm)

  async function attempt(call: () => Promise<void>): Promise<void> {
    dispatch({ type: 'submitted' })
    try {
      await call()
    } catch (error) {
      const { status, body } = asProblem(error)
      const isAboutName = body?.errors?.some(({ path }) => path === '/body/name') ?? false
      dispatch({ type: 'refused', status, isAboutName })
    }
  }

  return {
    form,
    toggle: () => dispatch({ type: 'toggled' }),
    askForCode: (name: string, mail: string) =>
      attempt(async () => {
        if (form.step === 'new') await unwrap(createLimitedAccess(client, { body: { name, mail } }))
        else await unwrap(resendLimitedAccessCode(client, { body: { mail } }))
        dispatch({ type: 'codeSent', mail })
      }),
    enterCode: (mail: string, code: string) =>
      attempt(async () => {
        const token = await unwrap(authenticateLimitedAccess(client, { body: { mail, code } }))
        writeSessionCookie(token, 'limited', true)
        try {
          storeVisitor(await unwrap(getLimitedAccess(client)))
        } catch (error) {
          clearSessionCookie()
          throw error
        }
        dispatch({ type: 'codeAccepted' })
        onOpen()
      }),
  }
}
