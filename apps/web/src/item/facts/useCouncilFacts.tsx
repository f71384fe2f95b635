import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { WebLink } from './WebLink'

function Person({ person }: { person: Schemas['ContactPerson'] }) {
  const { name, position, mail, phone } = person
  return (
    <>
      {[name, position].filter(Boolean).join(', ')}
      {mail && (
        <>
          {' · '}
          <Link href={`mailto:${mail}`}>{mail}</Link>
        </>
      )}
      {phone && (
        <>
          {' · '}
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
        </>
      )}
    </>
  )
}

/** Returns a function that lists the council's decisions on a project (P01). */
export function useCouncilFacts() {
  const { formatMessage } = useIntl()
  return (project: Schemas['Project']): Definition[] => {
    const { summaryNumber, summaryDate, summaryLink, summaryMunicipality, summaryCommittee } = project
    const person = project.contactPerson
    const facts: Definition[] = [
      { id: 'number', term: formatMessage(messages.number), detail: summaryNumber },
      {
        id: 'date',
        term: formatMessage(messages.date),
        detail: summaryDate === null ? null : formatDate(summaryDate),
      },
      {
        id: 'link',
        term: formatMessage(messages.link),
        detail: summaryLink && <WebLink link={summaryLink} />,
      },
      { id: 'municipality', term: formatMessage(messages.municipality), detail: summaryMunicipality },
      { id: 'committee', term: formatMessage(messages.committee), detail: summaryCommittee },
      {
        id: 'contact',
        term: formatMessage(messages.contactPerson),
        detail: person && <Person person={person} />,
      },
    ]
    return facts.filter(({ detail }) => detail !== null && detail !== '')
  }
}
