import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useProject } from '../../api/items'
import { messages } from '../ItemPage.messages'

/** The project that a procurement belongs to; nothing where it has none, or where it cannot be loaded. @source specification 3, 8 */
export function RelatedProject({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const { data: project } = useProject(id === 0 ? null : id)
  if (project === undefined) return null
  return (
    <Card title={formatMessage(messages.project)}>
      <Link href={paths.project(project.id)}>{project.name}</Link>
    </Card>
  )
}
