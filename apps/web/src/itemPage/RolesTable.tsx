import type { Schemas } from '@spadestik/api-client'
import { hasCompanyAccess } from '@spadestik/domain/access'
import { roleName } from '@spadestik/domain/roles'
import { shortNote } from '@spadestik/domain/text'
import { Link } from '@spadestik/ui/Link'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { paths } from '../app/paths'
import { useCaller } from '../session/SessionContext'
import { messages } from './ItemPage.messages'

type Role = Schemas['CompanyRole']

interface RolesTableProps {
  label: string
  roles: readonly Role[]
}

/** The companies of an item and what they do in it. */
export function RolesTable({ label, roles }: RolesTableProps) {
  const { formatMessage } = useIntl()
  const canOpen = hasCompanyAccess(useCaller())
  const unspecified = formatMessage(messages.unspecified)
  const columns: ResultColumn<Role>[] = [
    {
      id: 'company',
      header: formatMessage(messages.company),
      isRowHeader: true,
      width: '40%',
      cell: ({ companyId, companyName }) =>
        canOpen ? (
          <Link variant="strong" href={paths.company(companyId)}>
            {companyName}
          </Link>
        ) : (
          companyName
        ),
    },
    { id: 'role', header: formatMessage(messages.role), cell: (role) => roleName(role) ?? unspecified },
    {
      id: 'note',
      header: formatMessage(messages.note),
      hideBelow: 600,
      cell: ({ note }) => (note === null ? '–' : shortNote(note)),
    },
  ]
  return <ResultTable label={label} columns={columns} rows={roles} getRowId={({ id }) => id} />
}
