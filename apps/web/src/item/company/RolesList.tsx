import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import { pageCountOf, pageItems } from '@spadestik/domain/search'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { Link } from '@spadestik/ui/Link'
import { Pagination } from '@spadestik/ui/Pagination'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { below } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { small } from '../../styles/text.css'
import { Resource } from '../../resources/Resource'
import { useCompanyRoles } from '../../api/companies/companies'
import { messages } from '../ItemPage.messages'
import { messages as itemMessages } from '../Items.messages'
import { messages as ownMessages } from './Company.messages'
import { useRoleWords } from '../useRoleWords'
import * as css from './CompanyPage.css'
import type { useRolesOrder } from './useRolesOrder'

type Role = Schemas['CompanyRole']

function ItemLink({ role }: { role: Role }) {
  const { projectId, procurementId, itemName } = role
  if (projectId !== null)
    return (
      <Link variant="strong" href={paths.project(projectId)}>
        {itemName}
      </Link>
    )
  if (procurementId === null) return itemName
  return (
    <Link variant="strong" href={paths.procurement(procurementId)}>
      {itemName}
    </Link>
  )
}

interface RolesListProps {
  company: Pick<Schemas['Company'], 'id' | 'companyName'>
  order: ReturnType<typeof useRolesOrder>
}

/** The roles of a company on items, such as architect of a project. Ten roles are shown per page (C01). */
export function RolesList({ company, order }: RolesListProps) {
  const { formatMessage } = useIntl()
  const wordsOf = useRoleWords()
  const isNarrow = useMediaQuery(below('tablet'))
  const { page, sort, ascending, goToPage } = order
  const roles = useCompanyRoles(company.id, page, sort, ascending)
  const typeOf = ({ projectId }: Role) =>
    formatMessage(projectId === null ? itemMessages.procurement : itemMessages.project)
  // Narrow tables have no columns for phase and date, so the second line shows both.
  const metaOf = (role: Role): string =>
    (isNarrow ? [typeOf(role), role.itemPhase.name, formatDate(role.added)] : [typeOf(role)]).join(' · ')
  const columns: ResultColumn<Role>[] = [
    {
      id: 'name',
      header: formatMessage(messages.item),
      isRowHeader: true,
      width: '58%',
      cell: (role) => (
        <>
          <ItemLink role={role} />
          <div className={small}>{metaOf(role)}</div>
        </>
      ),
    },
    { id: 'role', header: formatMessage(messages.role), cell: (role) => wordsOf(role) },
    {
      id: 'phase',
      header: formatMessage(messages.phase),
      hideBelow: 700,
      cell: ({ itemPhase }) => itemPhase.name,
    },
    {
      id: 'added',
      header: formatMessage(messages.added),
      isOneLine: true,
      hideBelow: 700,
      cell: ({ added }) => formatDate(added),
    },
  ]
  const pageCount = pageCountOf(roles.data?.count ?? 0, limits.companyRolesPageSize)
  const table = (
    <>
      <ResultTable
        label={formatMessage(ownMessages.rolesCaption, { name: company.companyName })}
        columns={columns}
        rows={roles.data?.items ?? []}
        getRowId={({ id }) => id}
        isLoading={roles.data === undefined}
        skeletonCount={limits.companyRolesPageSize}
        isStale={roles.isValidating && roles.data !== undefined}
        emptyState={
          <EmptyState headingLevel={3} title={formatMessage(ownMessages.noRoles)}>
            {formatMessage(ownMessages.noRolesText)}
          </EmptyState>
        }
      />
      {pageCount > 1 && (
        <div className={css.pages}>
          <Pagination
            items={pageItems(page, pageCount)}
            previousPage={page > 1 ? page - 1 : null}
            nextPage={page < pageCount ? page + 1 : null}
            onPageChange={goToPage}
          />
        </div>
      )}
    </>
  )
  return (
    <Resource resource={roles} placeholder={table}>
      {() => table}
    </Resource>
  )
}
