import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { DocumentList } from '@spadestik/ui/DocumentList'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIdParam } from '../../routing/useIdParam'
import { useProject } from '../../api/items'
import { useProjectPhases } from '../../api/vocabulary'
import { documentLinks } from '../facts/itemFiles'
import { ItemHead } from '../page/ItemHead'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { ItemPageFrame } from '../page/ItemPageFrame'
import { ItemSections } from '../page/ItemSections'
import { SideActions } from '../page/SideActions'
import { UpdatesCard } from '../page/UpdatesCard'
import { useProjectStrip } from '../facts/useItemFacts'
import { usePaywall } from '../ItemActionsContext'
import { NotesCard } from '../notes/NotesCard'
import { RelatedProjects } from './RelatedProjects'
import { useProjectSections } from './useProjectSections'

/**
 * The empty history of a project, which has no events besides its updates. Every render uses the same array.
 */
const noHistory = [] as const

function ProjectContent({ project, news }: { project: Schemas['Project']; news: ReactNode }) {
  const sections = useProjectSections(project)
  const facts = useProjectStrip(project)
  const { id, name } = project
  return (
    <ItemSections
      facts={facts}
      sections={sections}
      head={(strip) => (
        <ItemHead
          item={{ type: 'project', id, name }}
          strip={strip}
          news={news}
          updated={project.lastUpdateDate}
          lead={project.description}
          leadId="description"
          isInPreparation={project.inProgress}
        />
      )}
    />
  )
}

function ProjectSide({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const { id, name } = project
  const item = { type: 'project', id, name } as const
  return (
    <>
      <SideActions item={item} />
      <UpdatesCard item={item} history={noHistory} />
      <NotesCard item={item} />
      <div id="documents" className={css.section} tabIndex={-1}>
        <Card title={formatMessage(messages.documents)}>
          <DocumentList
            label={formatMessage(messages.documents)}
            documents={documentLinks(project.files)}
            onUnlock={openPaywall}
          />
        </Card>
      </div>
      <RelatedProjects project={project} />
    </>
  )
}

/** The page of a project (P01, P02, P03). */
export function ProjectPage() {
  const project = useProject(useIdParam())
  const phases = useProjectPhases()
  return (
    <ItemPageFrame
      type="project"
      resource={project}
      isWaiting={phases.isLoading}
      nameOf={({ name }) => name}
      side={(one) => <ProjectSide project={one} />}
    >
      {(one, news) => <ProjectContent key={one.id} project={one} news={news} />}
    </ItemPageFrame>
  )
}
