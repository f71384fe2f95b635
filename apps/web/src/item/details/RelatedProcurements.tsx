import { Link } from '@spadestik/ui/Link'
import { paths } from '../../routing/paths'
import { useRelatedProcurements } from '../../api/relatedProcurements'
import { Deadline } from '../Deadline'
import * as css from './ItemDetails.css'
import { SmallResource } from '../../resources/FailedPart'

/** The procurements of a project, each with its phase and deadline (S18). */
export function RelatedProcurements({ projectId }: { projectId: number }) {
  const procurements = useRelatedProcurements(projectId)
  return (
    <SmallResource resource={procurements}>
      {(all) => (
        <ul className={css.list}>
          {all.map(({ id, name, phase, ...tender }) => (
            <li key={id} className={css.line}>
              <Link href={paths.procurement(id)}>{name}</Link>
              <span className={css.author}>
                {phase.name} <Deadline of={tender} none={null} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SmallResource>
  )
}
