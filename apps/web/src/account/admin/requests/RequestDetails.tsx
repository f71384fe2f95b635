import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Button } from '@spadestik/ui/Button'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { useIntl } from 'react-intl'
import { paths } from '../../../routing/paths'
import { prose } from '../../../styles/text.css'
import { actions, stack } from '../../parts/boxes.css'
import { messages as adminMessages } from '../parts/Admin.messages'
import { adminPaths } from '../parts/adminPaths'
import { useMoment } from '../parts/useMoment'
import { messages } from './Requests.messages'

type Request = Schemas['ManagedRequest']

/** What a tip is about, with links to the pages that the user has seen. */
function useSubject(about: Request['about']): Definition[] {
  const { formatMessage } = useIntl()
  if (about === null) return []
  const { companyId, company, contact, projectId, procurementId } = about
  const item =
    projectId !== null ? (
      <Link href={paths.project(projectId)}>{formatMessage(messages.project)}</Link>
    ) : (
      procurementId !== null && (
        <Link href={paths.procurement(procurementId)}>{formatMessage(messages.tender)}</Link>
      )
    )
  return [
    {
      id: 'about',
      term: formatMessage(messages.about),
      detail: <Link href={paths.company(companyId)}>{company}</Link>,
    },
    { id: 'contact', term: formatMessage(messages.contact), detail: contact },
    { id: 'item', term: formatMessage(messages.item), detail: item === false ? null : item },
  ]
}

interface RequestDetailsProps {
  request: Request
  /** Called to mark the request as handled, or as new again. */
  onSetHandled: (isHandled: boolean) => Promise<void>
}

/** Who asks and for what, and whether it is handled. */
export function RequestDetails({ request, onSetHandled }: RequestDetailsProps) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const { kind, email, phone, company, date, text, about, userId, handled, handledBy } = request
  return (
    <div className={stack}>
      {text !== null && <p className={prose}>{text}</p>}
      <DefinitionList
        items={[
          {
            id: 'email',
            term: formatMessage(adminMessages.email),
            detail: <Link href={`mailto:${email}`}>{email}</Link>,
          },
          {
            id: 'phone',
            term: formatMessage(messages.phone),
            detail: phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</Link>,
          },
          { id: 'company', term: formatMessage(adminMessages.company), detail: company },
          { id: 'day', term: formatMessage(messages.day), detail: date && formatDate(date) },
          ...useSubject(about),
          {
            id: 'handledBy',
            term: formatMessage(messages.handledBy),
            detail: handled && (handledBy ?? formatMessage(messages.formerAdministrator)),
          },
          {
            id: 'handled',
            term: formatMessage(messages.handled),
            detail: handled && moment(handled),
          },
        ]}
      />
      {kind === 'erasure' && <p className={prose}>{formatMessage(messages.erasureText)}</p>}
      <div className={actions}>
        <Button
          variant={handled === null ? 'primary' : 'secondary'}
          onPress={() => onSetHandled(handled === null)}
        >
          {formatMessage(handled === null ? messages.handle : messages.reopen)}
        </Button>
        {userId !== null && (
          <LinkButton href={adminPaths.user(userId)}>{formatMessage(messages.showUser)}</LinkButton>
        )}
      </div>
    </div>
  )
}
