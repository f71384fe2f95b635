import { endSession, unwrap } from '@spadestik/api-client'
import { Button } from '@spadestik/ui/Button'
import { useBottomBar } from '@spadestik/ui/useBottomBar'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useApi } from '../../api/client/ApiContext'
import { useSubmission } from '../../forms/useSubmission'
import { clearSession } from '../../session/clearSession'
import type { Impersonation } from '../../session/storedIdentity'
import { useSession } from '../../session/SessionContext'
import { writeSessionCookie } from '../../session/sessionCookie'
import { messages } from './ImpersonationBar.messages'
import * as css from './ImpersonationBar.css'

/**
 * Shows that an administrator acts as another user, with a button that returns to the administrator's own
 * session (W06).
 */
export function ImpersonationBar({ impersonation }: { impersonation: Impersonation }) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { state } = useSession()
  const { isPending, submit } = useSubmission()
  const bar = useBottomBar('edge')
  if (state.status !== 'signedIn' || state.user.id !== impersonation.userId) return null
  const { ownToken } = impersonation

  async function end(): Promise<void> {
    // Go back to the administrator's session even if the service cannot be reached.
    await submit(() => unwrap(endSession(client)))
    clearSession()
    if (ownToken !== null) writeSessionCookie(ownToken, 'user', false)
    location.replace(paths.dashboard)
  }

  return (
    <section ref={bar} className={css.bar} aria-label={formatMessage(messages.label)}>
      <span>{formatMessage(messages.text, { name: state.user.name })}</span>
      <Button size="small" isPending={isPending} onPress={() => void end()}>
        {formatMessage(messages.end)}
      </Button>
    </section>
  )
}
