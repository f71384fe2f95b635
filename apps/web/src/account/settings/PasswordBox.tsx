import type { Schemas } from '@spadestik/api-client'
import { requestPasswordReset, setPassword, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Alert } from '@spadestik/ui/Alert'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { NewPasswordForm } from '../password/NewPasswordForm'
import { paths } from '../../routing/paths'
import { soft } from '../../styles/text.css'
import { useApi } from '../../api/client/ApiContext'
import { useSubmission } from '../../forms/useSubmission'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { messages } from './Settings.messages'
import * as css from '../parts/boxes.css'

/** Asks for a new password, or sends a link for choosing one (U01). */
export function PasswordBox({ user }: { user: Schemas['User'] }) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const sending = useSubmission()
  const { notice, show, hide } = useTimedNotice<'sent' | 'failed'>()

  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => void navigate(paths.dashboard), limits.passwordSavedRedirectMs)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  async function sendLink(): Promise<void> {
    hide()
    const isSent = await sending.submit(() =>
      unwrap(requestPasswordReset(client, { query: { email: user.email } })),
    )
    show(isSent ? 'sent' : 'failed', limits.passwordMailConfirmationMs)
  }

  return (
    <Card title={formatMessage(messages.password)}>
      {isSaved ? (
        <Alert tone="success">{formatMessage(messages.passwordSaved)}</Alert>
      ) : (
        <div className={css.stack}>
          <p className={soft}>{formatMessage(messages.passwordHint)}</p>
          <NewPasswordForm
            label={formatMessage(messages.password)}
            save={(newPassword) => unwrap(setPassword(client, { body: { newPassword } }))}
            onSaved={() => setSaved(true)}
          />
          {notice === 'sent' && (
            <Alert tone="success">{formatMessage(messages.linkSent, { email: user.email })}</Alert>
          )}
          {notice === 'failed' && <Alert tone="error">{formatMessage(messages.linkFailed)}</Alert>}
          <div>
            <Link isDisabled={sending.isPending} onPress={() => void sendLink()}>
              {formatMessage(messages.sendLink)}
            </Link>
          </div>
        </div>
      )}
    </Card>
  )
}
