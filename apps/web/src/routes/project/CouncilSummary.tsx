import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { messages } from '../../itemPage/ItemPage.messages'

/** What the council has said of a project; nothing where nothing is known. @source specification 2 (Project page) */
export function CouncilSummary({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { summaryNumber, summaryDate, summaryLink, summaryMunicipality, summaryCommittee, contactPerson } =
    project
  const isKnown = [
    summaryNumber,
    summaryDate,
    summaryLink,
    summaryMunicipality,
    summaryCommittee,
    contactPerson,
  ].some((value) => value !== null)
  if (!isKnown) return null
  const { name = null, position = null, mail = null, phone = null } = contactPerson ?? {}
  return (
    <Card title={formatMessage(messages.council)} isTitleOutside>
      <DefinitionList
        items={[
          { id: 'number', term: formatMessage(messages.number), detail: summaryNumber },
          {
            id: 'date',
            term: formatMessage(messages.date),
            detail: summaryDate === null ? null : formatDate(summaryDate),
          },
          {
            id: 'link',
            term: formatMessage(messages.link),
            detail:
              summaryLink === null ? null : (
                <Link href={summaryLink} target="_blank" rel="noreferrer">
                  {summaryLink.replace(/^https?:\/\//, '')}
                </Link>
              ),
          },
          { id: 'municipality', term: formatMessage(messages.municipality), detail: summaryMunicipality },
          { id: 'committee', term: formatMessage(messages.committee), detail: summaryCommittee },
          {
            id: 'contact',
            term: formatMessage(messages.contactPerson),
            detail: [name, position, mail, phone].filter(Boolean).join(' · ') || null,
          },
        ]}
      />
    </Card>
  )
}
