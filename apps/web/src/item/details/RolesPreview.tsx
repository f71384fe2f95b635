import { limits } from '@spadestik/domain/limits'
import { roleName } from '@spadestik/domain/roles'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { useCompanyRoles } from '../../api/companies/companies'
import { messages as roleMessages } from '../ItemPage.messages'
import type { NamedItem } from '../ItemActionsContext'
import * as css from './ItemDetails.css'
import { messages } from './ItemDetails.messages'
import { SmallResource } from '../../resources/FailedPart'

/** The newest roles of a company, with a link to all of them (S18). */
export function RolesPreview({ company, count }: { company: NamedItem; count: number }) {
  const { formatMessage } = useIntl()
  const roles = useCompanyRoles(company.id, 1, 'added', false)
  return (
    <SmallResource resource={roles}>
      {({ items }) => (
        <>
          <ul className={css.list}>
            {items.slice(0, limits.companyRolesCardPageSize).map((role) => (
              <li key={role.id} className={css.line}>
                <Link
                  href={
                    role.projectId === null
                      ? paths.procurement(role.procurementId ?? 0)
                      : paths.project(role.projectId)
                  }
                >
                  {role.itemName}
                </Link>
                <span className={css.author}>
                  {roleName(role) ?? formatMessage(roleMessages.unspecified)} · {role.itemPhase.name}
                </span>
              </li>
            ))}
          </ul>
          {count > limits.companyRolesCardPageSize && (
            <Link href={paths.company(company.id)}>{formatMessage(messages.allRoles, { count })}</Link>
          )}
        </>
      )}
    </SmallResource>
  )
}
