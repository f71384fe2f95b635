import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'

function ProjectLink({ project }: { project: Schemas['ProjectReference'] }) {
  return <Link href={paths.project(project.id)}>{project.name}</Link>
}

/** The parent project and the child projects of a project (P03). */
export function RelatedProjects({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { parentProject, childrenProjects } = project
  if (parentProject === null && childrenProjects.length === 0) return null
  return (
    <Card title={formatMessage(messages.related)}>
      <DefinitionList
        items={[
          {
            id: 'parent',
            term: formatMessage(messages.parentProject),
            detail: parentProject && <ProjectLink project={parentProject} />,
          },
          {
            id: 'children',
            term: formatMessage(messages.childrenProjects),
            detail: childrenProjects.length > 0 && (
              <ul className={css.links}>
                {childrenProjects.map((child) => (
                  <li key={child.id}>
                    <ProjectLink project={child} />
                  </li>
                ))}
              </ul>
            ),
          },
        ].filter(({ detail }) => detail !== false)}
      />
    </Card>
  )
}
