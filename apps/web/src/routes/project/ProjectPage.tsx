import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { paths } from '../../app/paths'
import { ProblemView } from '../../app/ProblemView'
import { useIdParam } from '../../app/useIdParam'
import { useProject } from '../../data/useProject'
import { useProjectPhases } from '../../data/useProjectPhases'
import { DocumentLinks } from '../../itemPage/DocumentLinks'
import { ItemHead } from '../../itemPage/ItemHead'
import { ItemImages } from '../../itemPage/ItemImages'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { SideActions } from '../../itemPage/SideActions'
import { ItemPageSkeleton } from '../../itemPage/ItemPageSkeleton'
import { ItemTimeline } from '../../itemPage/ItemTimeline'
import { RolesTable } from '../../itemPage/RolesTable'
import { ProcurementRows } from '../../items/ProcurementRows'
import { NotFound } from '../../app/NotFound'
import { CouncilSummary } from './CouncilSummary'
import { ProjectFacts } from './ProjectFacts'

function ProjectLink({ project }: { project: Schemas['ProjectReference'] }) {
  return <Link href={paths.project(project.id)}>{project.name}</Link>
}

function RelatedProjects({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { parentProject, childrenProjects } = project
  if (parentProject === null && childrenProjects.length === 0) return null
  return (
    <Card title={formatMessage(messages.project)}>
      <DefinitionList
        items={[
          {
            id: 'parent',
            term: formatMessage(messages.parentProject),
            detail: parentProject === null ? null : <ProjectLink project={parentProject} />,
          },
          {
            id: 'children',
            term: formatMessage(messages.childrenProjects),
            detail:
              childrenProjects.length === 0 ? null : (
                <div className={css.links}>
                  {childrenProjects.map((child) => (
                    <ProjectLink key={child.id} project={child} />
                  ))}
                </div>
              ),
          },
        ]}
      />
    </Card>
  )
}

function ProjectContent({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { data: phases = [] } = useProjectPhases()
  const { id, name, companyRoles, procurements } = project
  return (
    <div className={css.blocks}>
      <ItemHead
        item={{ type: 'project', id, name }}
        updated={project.lastUpdateDate}
        lead={project.description}
        isInPreparation={project.inProgress}
      />
      <ItemTimeline phases={phases} currentId={project.phase.id} records={project.projectPhaseRecords} />
      <ProjectFacts project={project} />
      <CouncilSummary project={project} />
      {companyRoles.length > 0 && (
        <Card title={formatMessage(messages.companies)} isTitleOutside isFlush>
          <RolesTable label={formatMessage(messages.companies)} roles={companyRoles} />
        </Card>
      )}
      {procurements.length > 0 && (
        <Card title={formatMessage(messages.procurements)} isTitleOutside isFlush>
          <ProcurementRows label={formatMessage(messages.procurements)} items={procurements} view="table" />
        </Card>
      )}
      <ItemImages files={project.files} />
    </div>
  )
}

/** One project with everything that is known of it. */
export function ProjectPage() {
  const { formatMessage } = useIntl()
  const id = useIdParam()
  const { data: project, error, mutate } = useProject(id)
  if (id === null) return <NotFound />
  if (error !== undefined) {
    return (
      <Frame title="" width="page">
        <ProblemView problem={error} onRetry={() => mutate()} />
      </Frame>
    )
  }
  return (
    <Frame
      title={project?.name ?? formatMessage(messages.loading)}
      width="page"
      side={
        project && (
          <div className={css.side}>
            <SideActions item={{ type: 'project', id, name: project.name }} />
            <RelatedProjects project={project} />
            <DocumentLinks files={project.files} />
          </div>
        )
      }
    >
      {project === undefined ? <ItemPageSkeleton /> : <ProjectContent project={project} />}
    </Frame>
  )
}
