import { Building2, Ellipsis, Info } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { Link } from '../../actions/Link/Link'
import type { MenuEntry } from '../../actions/Menu/MenuEntry'
import { Menu } from '../../actions/Menu/Menu'
import type { ResultColumn } from '../../data/ResultTable/ResultColumn'
import { ResultTable } from '../../data/ResultTable/ResultTable'
import { below } from '../../styles/breakpoints'
import { useMediaQuery } from '../../styles/useMediaQuery'
import * as css from './RolesTable.css'
import { rolesTableMessages as messages } from './RolesTable.messages'
import type { AnyRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A company with its role on an item, such as the architect of a project. */
export interface CompanyRoleRow {
  id: number | string
  company: string
  /** The address of the company's page. Leave out if the user may not open the page. */
  companyHref?: string
  role: string
  /** A note about the role, shortened for a table. Null if there is no note. */
  note: string | null
}

/** The props of a roles table. */
export interface RolesTableProps extends RootProps<HTMLElement> {
  /** The accessible name of the table. */
  label: string
  /** The companies in the order shown, each with its role. */
  roles: readonly CompanyRoleRow[]
  /** Opens the details of a role. Leave out if the user may not see the details. */
  onOpen?: (role: CompanyRoleRow) => void
  /** Whether the companies are loading. Skeletons then take their place. */
  isLoading?: boolean
}

/**
 * A table of companies with their roles and short notes (P02). On a narrow screen, each company is a card
 * instead of a row.
 */
export function RolesTable({ label, roles, onOpen, isLoading, ...rest }: RolesTableProps) {
  const { formatMessage } = useIntl()
  const isNarrow = useMediaQuery(below('sm'))
  const { className, ...root } = rest as AnyRootProps
  const empty = <p className={css.none}>{formatMessage(messages.none)}</p>
  if (isNarrow && !isLoading) {
    if (roles.length === 0)
      return (
        <div {...root} className={className}>
          {empty}
        </div>
      )
    return (
      <ul {...root} className={classNames(css.cards, className)} aria-label={label}>
        {roles.map((role) => (
          <li key={role.id} className={css.card}>
            <div className={css.text}>
              <CompanyName {...role} />
              <p>{role.role}</p>
              {role.note !== null && <p className={css.note}>{role.note}</p>}
            </div>
            <RoleMenu role={role} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    )
  }
  const columns: ResultColumn<CompanyRoleRow>[] = [
    {
      id: 'company',
      header: formatMessage(messages.company),
      isRowHeader: true,
      width: '34%',
      cell: (role) => <CompanyName {...role} />,
    },
    { id: 'role', header: formatMessage(messages.role), cell: ({ role }) => role },
    {
      id: 'note',
      header: formatMessage(messages.note),
      hideBelow: 600,
      cell: ({ note }) => <span className={css.note}>{note ?? '–'}</span>,
    },
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      align: 'end',
      isControls: true,
      cell: (role) => <RoleMenu role={role} onOpen={onOpen} />,
    },
  ]
  return (
    <ResultTable
      {...root}
      className={className}
      label={label}
      columns={columns}
      rows={roles}
      getRowId={({ id }) => id}
      isLoading={isLoading}
      skeletonCount={3}
      emptyState={empty}
    />
  )
}

function CompanyName({ company, companyHref }: CompanyRoleRow) {
  if (companyHref === undefined) return <span className={css.company}>{company}</span>
  return (
    <Link variant="strong" href={companyHref}>
      {company}
    </Link>
  )
}

function RoleMenu({ role, onOpen }: { role: CompanyRoleRow; onOpen: RolesTableProps['onOpen'] }) {
  const { formatMessage } = useIntl()
  const entries: MenuEntry[] = []
  if (onOpen) {
    const label = formatMessage(messages.info)
    entries.push({ id: 'info', label, icon: Info, onPress: () => onOpen(role) })
  }
  if (role.companyHref !== undefined) {
    const label = formatMessage(messages.goTo)
    entries.push({ id: 'company', label, icon: Building2, href: role.companyHref })
  }
  if (entries.length === 0) return null
  const name = formatMessage(messages.actionsFor, { name: role.company })
  return (
    <Menu label={name} entries={entries}>
      <IconButton icon={Ellipsis} size="small" label={name} />
    </Menu>
  )
}
