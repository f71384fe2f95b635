import { ApiProblem } from '@spadestik/api-client'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../api/client/ApiContext'
import { CompanySignInForm } from './CompanySignInForm'
import { messages } from './CompanySignIn.messages'
import { deleteSignInResult, readSignInResult } from './signInResult'
import { useLogin } from './useLogin'

interface CompanySignInProps {
  email: string
  onBack: () => void
}

function failureOf(error: unknown): string {
  const kind = error instanceof ApiProblem ? error.kind : null
  if (kind === 'network') return 'away'
  if (kind === 'tooManyRequests') return 'tooMany'
  return kind === 'signedOut' ? 'expired' : 'failed'
}

/**
 * Logs in a user who has come back from the company. Otherwise shows the form that leads there, with the reason why the
 * last login failed (A01).
 */
export function CompanySignIn({ email, onBack }: CompanySignInProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const login = useLogin()
  const [result] = useState(readSignInResult)
  const [failure, setFailure] = useState(result?.failure ?? null)
  const token = result?.token ?? null
  const isBegun = useRef(false)

  useEffect(() => {
    // The token works once, so it is sent once, also when React runs effects twice during development.
    if (isBegun.current) return
    isBegun.current = true
    deleteSignInResult()
    if (token === null) return
    // The client's own path: a function of `operations` would be part of what every route loads.
    const call = client.POST('/company-sign-in/auth', { body: { token } })
    login(call, false).catch((error: unknown) => setFailure(failureOf(error)))
  }, [client, login, token])

  if (token !== null && failure === null) return <output>{formatMessage(messages.finishing)}</output>
  return <CompanySignInForm failure={failure} email={email} onBack={onBack} />
}
