import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAdministration } from '../../../api/administration/changes'
import { useSay } from '../../../frame/toasts/ToastsContext'
import { messages } from '../parts/Admin.messages'

export type UserQuestion = 'act' | 'resend' | 'endSessions' | 'activity'

/** What a dialog asks before something is done with a user. */
interface Question {
  readonly title: string
  readonly text: string
  readonly isDanger: boolean
  readonly carryOut: () => Promise<unknown>
}

/** Returns what can be done with a user, apart from moving. */
export function useUserQuestions(user: Schemas['ManagedUser']): Record<UserQuestion, Question> {
  const { formatMessage } = useIntl()
  const { setUserActive, resendInvitation, endSessions, issueImpersonation } = useAdministration()
  const say = useSay()
  const navigate = useNavigate()
  const { id, name, email, deactivated } = user
  const isActive = deactivated === null
  const tell = (text: string) => say({ text, tone: 'success' })
  return {
    act: {
      title: formatMessage(messages.act),
      text: formatMessage(messages.actText, { name, hours: limits.impersonationHours }),
      isDanger: false,
      carryOut: async () => {
        const { url } = await issueImpersonation(id)
        const { origin, pathname } = new URL(url)
        // The public URL can be another one than this page has, such as behind a proxy in development.
        if (origin === location.origin) void navigate(pathname)
        else location.assign(url)
      },
    },
    resend: {
      title: formatMessage(messages.resend),
      text: formatMessage(messages.resendText, { email }),
      isDanger: false,
      carryOut: async () => {
        await resendInvitation(id)
        tell(formatMessage(messages.userInvited, { email }))
      },
    },
    endSessions: {
      title: formatMessage(messages.endSessions),
      text: formatMessage(messages.endSessionsText, { name }),
      isDanger: true,
      carryOut: async () => {
        const { count } = await endSessions(id)
        tell(formatMessage(messages.sessionsEnded, { count }))
      },
    },
    activity: {
      title: formatMessage(isActive ? messages.deactivate : messages.activate),
      text: formatMessage(isActive ? messages.deactivateText : messages.activateText, { name }),
      isDanger: isActive,
      carryOut: async () => {
        await setUserActive(id, !isActive)
        tell(formatMessage(isActive ? messages.userIsDeactivated : messages.userIsActive, { name }))
      },
    },
  }
}
