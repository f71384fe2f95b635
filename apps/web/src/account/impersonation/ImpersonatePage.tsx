import { impersonateUser, readToken, unwrapWithHeaders } from '@spadestik/api-client'
import { loginProblems } from '@spadestik/domain/validation'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { Form } from '@spadestik/ui/Form'
import { PasswordField } from '@spadestik/ui/PasswordField'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { messages } from '../Account.messages'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'
import { PageHead } from '../../frame/PageHead'
import { useApi } from '../../api/client/ApiContext'
import { RequestFailure } from '../../problems/RequestFailure'
import { useFormFields } from '../../forms/useFormFields'
import * as css from '../login/Login.css'
import { messages as loginMessages } from '../login/Login.messages'
import { clearSession } from '../../session/clearSession'
import { readImpersonation, storeImpersonation, storeUser } from '../../session/storedIdentity'
import { readSessionCookie, writeSessionCookie } from '../../session/sessionCookie'

/** Logs an administrator in as the user whose single-use token is in the link (A04, W06). */
export function ImpersonatePage() {
  const { formatMessage } = useIntl()
  const { token: linkToken = '' } = useParams()
  const client = useApi()
  const { values, field, form, problem, submit } = useFormFields(useState({ username: '', password: '' }), {
    check: loginProblems,
    labels: {
      username: formatMessage(loginMessages.username),
      password: formatMessage(loginMessages.password),
    },
  })

  async function impersonate(): Promise<void> {
    const body = {
      adminUsername: values.username.trim(),
      adminPassword: values.password,
      token: linkToken,
    }
    await submit(async () => {
      const { data, headers } = await unwrapWithHeaders(impersonateUser(client, { body }))
      // The token of the administrator's own session, which is restored when the impersonation ends. During
      // an earlier impersonation, the cookie contains the token of the impersonated user instead.
      const ownToken = readImpersonation()?.ownToken ?? readSessionCookie()
      // Reload the app as the user, so that nothing of the previous session remains in memory.
      clearSession()
      storeImpersonation({ userId: data.id, ownToken })
      writeSessionCookie(readToken(headers), 'user', false)
      storeUser(data)
      location.replace(paths.dashboard)
    })
  }

  return (
    <Frame title={formatMessage(messages.impersonateTitle)} width="narrow">
      <div className={css.screen}>
        <PageHead
          title={formatMessage(messages.impersonateTitle)}
          lead={formatMessage(messages.impersonateText)}
        />
        <Card>
          <Form
            {...form}
            aria-label={formatMessage(messages.impersonateTitle)}
            onSubmit={() => void impersonate()}
          >
            <RequestFailure problem={problem}>
              {formatMessage(
                problem?.kind === 'signedOut' ? messages.impersonateRefused : messages.impersonateFailed,
              )}
            </RequestFailure>
            <TextField {...field('username')} type="email" autoComplete="username" isRequired />
            <PasswordField {...field('password')} autoComplete="current-password" isRequired />
            <Button type="submit" variant="primary" isFullWidth isPending={form.isSubmitting}>
              {formatMessage(messages.impersonateSubmit)}
            </Button>
          </Form>
        </Card>
      </div>
    </Frame>
  )
}
