import type { Schemas } from '@spadestik/api-client'
import { shownOfList } from '@spadestik/domain/search'
import { from } from '@spadestik/ui/breakpoints'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../app/paths'
import { CompanyRows } from '../../items/CompanyRows'
import { messages as itemMessages } from '../../items/Items.messages'
import { ProcurementRows } from '../../items/ProcurementRows'
import { ProjectRows } from '../../items/ProjectRows'
import { messages } from './List.messages'

interface ListContentProps {
  /** Undefined while they are on their way. */
  items: Schemas['ListItems'] | undefined
}

/** What is on a list by type, 20 items at a time. @source specification 2 (List page) */
export function ListContent({ items }: ListContentProps) {
  const { formatMessage } = useIntl()
  const view = useMediaQuery(from('sm')) ? 'table' : 'cards'
  const [presses, setPresses] = useState(0)
  // Projects stand first on most lists, and their phases are fetched meanwhile.
  if (items === undefined) {
    return <ProjectRows label={formatMessage(messages.loading)} items={[]} view={view} isLoading />
  }
  const { projects, procurements, companies } = items
  const total = projects.length + procurements.length + companies.length
  const shownCount = shownOfList(presses, total)
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          icon={Star}
          title={formatMessage(messages.empty)}
          actions={<LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>}
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      </Card>
    )
  }
  // Cards bring their own surfaces.
  const surface = { isFlush: view === 'table', isBare: view === 'cards' }
  const shownProjects = projects.slice(0, shownCount)
  const shownProcurements = procurements.slice(0, Math.max(0, shownCount - projects.length))
  const shownCompanies = companies.slice(0, Math.max(0, shownCount - projects.length - procurements.length))
  const labels = {
    projects: formatMessage(itemMessages.projects),
    procurements: formatMessage(itemMessages.procurements),
    companies: formatMessage(itemMessages.companies),
  }
  return (
    <>
      {shownProjects.length > 0 && (
        <Card title={labels.projects} note={projects.length} isTitleOutside {...surface}>
          <ProjectRows label={labels.projects} items={shownProjects} view={view} />
        </Card>
      )}
      {shownProcurements.length > 0 && (
        <Card title={labels.procurements} note={procurements.length} isTitleOutside {...surface}>
          <ProcurementRows label={labels.procurements} items={shownProcurements} view={view} />
        </Card>
      )}
      {shownCompanies.length > 0 && (
        <Card title={labels.companies} note={companies.length} isTitleOutside {...surface}>
          <CompanyRows label={labels.companies} items={shownCompanies} view={view} />
        </Card>
      )}
      {total > shownCount && (
        <Button onPress={() => setPresses(presses + 1)}>{formatMessage(messages.showMore)}</Button>
      )}
    </>
  )
}
