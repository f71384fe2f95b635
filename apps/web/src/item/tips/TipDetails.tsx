import { formatDate } from '@spadestik/domain/dates'
import { roleName } from '@spadestik/domain/roles'
import { BreakableText } from '@spadestik/ui/BreakableText'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { messages as itemMessages } from '../ItemPage.messages'
import { messages } from './Tip.messages'
import type { TipTarget } from '../TipTarget'

const phoneLink = (phone: string | null) =>
  phone && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>

const mailLink = (mail: string | null) =>
  mail && (
    <Link href={`mailto:${mail}`}>
      <BreakableText text={mail} />
    </Link>
  )

export function TipDetails({ target }: { target: TipTarget }) {
  const { formatMessage } = useIntl()
  if (target.kind === 'contact') {
    const { position, mail, phone } = target.contact
    return (
      <DefinitionList
        items={[
          { id: 'company', term: formatMessage(messages.company), detail: target.companyName },
          { id: 'position', term: formatMessage(messages.position), detail: position },
          { id: 'mail', term: formatMessage(messages.mail), detail: mailLink(mail) },
          { id: 'phone', term: formatMessage(messages.phone), detail: phoneLink(phone) },
        ]}
      />
    )
  }
  const { role } = target
  const person = role.contactPerson
  const who = person && [person.name, person.position].filter(Boolean).join(', ')
  return (
    <DefinitionList
      items={[
        {
          id: 'role',
          term: formatMessage(messages.role),
          detail: roleName(role) ?? formatMessage(itemMessages.unspecified),
          isStrong: true,
        },
        { id: 'added', term: formatMessage(messages.added), detail: formatDate(role.added) },
        { id: 'note', term: formatMessage(messages.note), detail: role.note },
        { id: 'person', term: formatMessage(messages.contactPerson), detail: who },
        { id: 'mail', term: formatMessage(messages.mail), detail: mailLink(person?.mail ?? null) },
        { id: 'phone', term: formatMessage(messages.phone), detail: phoneLink(person?.phone ?? null) },
        { id: 'noResponse', term: formatMessage(messages.noResponse), detail: role.noContactResponse },
      ]}
    />
  )
}
