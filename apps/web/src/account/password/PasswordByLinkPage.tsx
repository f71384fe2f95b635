import type { ApiClient } from '@spadestik/api-client'
import { unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Card } from '@spadestik/ui/Card'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'
import { PageHead } from '../../frame/PageHead'
import { useApi } from '../../api/client/ApiContext'
import * as css from '../login/Login.css'
import { LoginCard } from '../login/LoginCard'
import { useSession } from '../../session/SessionContext'
import { messages } from '../Account.messages'
import { NewPasswordForm } from './NewPasswordForm'

/** The history state of the page after the password was saved. */
const saved = 'passwordSaved'

interface PasswordByLinkPageProps {
  title: string
  text: string
  savedText: string
  save: (client: ApiClient, newPassword: string) => Parameters<typeof unwrap>[0]
}

/**
 * Asks for a password after the user followed a link from an e-mail. After saving, a logged-in user is sent
 * to the dashboard within two seconds. Everyone else gets the login form (A02).
 */
export function PasswordByLinkPage({ title, text, savedText, save }: PasswordByLinkPageProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const navigate = useNavigate()
  const { state } = useSession()
  const { pathname, state: kept } = useLocation()
  // Read from the history state whether the password is saved. A login mounts this page again and resets its
  // React state, but not the history state.
  const isSaved = kept === saved
  const [wasSaved] = useState(isSaved)
  const isSignedIn = state.status === 'signedIn'

  useEffect(() => {
    if (!isSaved || !isSignedIn) return undefined
    const timer = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      limits.passwordSavedRedirectMs,
    )
    return () => clearTimeout(timer)
  }, [isSaved, isSignedIn, navigate])

  if (wasSaved && isSignedIn) return <Navigate to={paths.dashboard} replace />
  return (
    <Frame title={title} width="narrow">
      <div className={css.screen}>
        <PageHead title={title} lead={isSaved ? undefined : text} />
        {isSaved ? (
          <>
            <Alert tone="success">{isSignedIn ? formatMessage(messages.saved) : savedText}</Alert>
            {!isSignedIn && <LoginCard hasTitle />}
          </>
        ) : (
          <Card>
            <NewPasswordForm
              label={title}
              isButtonWide
              save={(newPassword) => unwrap(save(client, newPassword))}
              onSaved={() => void navigate(pathname, { replace: true, state: saved })}
            />
          </Card>
        )}
      </div>
    </Frame>
  )
}
