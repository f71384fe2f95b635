import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useProject } from '../../api/items'
import { messages } from '../ItemPage.messages'

/** The project of a procurement. Renders nothing if loading fails (Q03). */
export function RelatedProject({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const { data: project } = useProject(id)
  if (project === undefined) return null
  return (
    <Card title={formatMessage(messages.project)}>
      <Link href={paths.project(project.id)}>{project.name}</Link>
    </Card>
  )
}
