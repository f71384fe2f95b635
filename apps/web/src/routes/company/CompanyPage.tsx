import type { Schemas } from '@spadestik/api-client'
import { formatDate } from '@spadestik/domain/dates'
import { roleName } from '@spadestik/domain/roles'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { NotFound } from '../../app/NotFound'
import { paths } from '../../app/paths'
import { ProblemView } from '../../app/ProblemView'
import { small } from '../../app/text.css'
import { useIdParam } from '../../app/useIdParam'
import { useCompany } from '../../data/useCompany'
import { ItemHead } from '../../itemPage/ItemHead'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { SideActions } from '../../itemPage/SideActions'
import { ItemPageSkeleton } from '../../itemPage/ItemPageSkeleton'

type Role = Schemas['CompanyRole']

function itemPath({ projectId, procurementId }: Role): string {
  if (projectId !== null) return paths.project(projectId)
  return procurementId === null ? paths.resumedSearch : paths.procurement(procurementId)
}

/** The newest items that a company has a role in. */
function NewestRoles({ roles }: { roles: readonly Role[] }) {
  const { formatMessage } = useIntl()
  const columns: ResultColumn<Role>[] = [
    {
      id: 'item',
      header: formatMessage(messages.item),
      isRowHeader: true,
      width: '50%',
      cell: (role) => (
        <Link variant="strong" href={itemPath(role)}>
          {role.itemName}
        </Link>
      ),
    },
    {
      id: 'role',
      header: formatMessage(messages.role),
      cell: (role) => roleName(role) ?? formatMessage(messages.unspecified),
    },
    {
      id: 'phase',
      header: formatMessage(messages.phase),
      hideBelow: 600,
      cell: ({ itemPhase }) => itemPhase.name,
    },
    {
      id: 'added',
      header: formatMessage(messages.added),
      isOneLine: true,
      hideBelow: 460,
      cell: ({ added }) => formatDate(added),
    },
  ]
  return (
    <Card title={formatMessage(messages.newestRoles)} isTitleOutside isFlush>
      <ResultTable
        label={formatMessage(messages.newestRoles)}
        columns={columns}
        rows={roles}
        getRowId={({ id }) => id}
        emptyState={<p className={small}>{formatMessage(messages.noRoles)}</p>}
      />
    </Card>
  )
}

function CompanyContent({ company }: { company: Schemas['Company'] }) {
  const { formatMessage } = useIntl()
  const { id, companyName, address, postalCode, city, phone, mail, link, cvr } = company
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <div className={css.blocks}>
      <ItemHead
        item={{ type: 'company', id, name: companyName }}
        updated={company.lastUpdateDate}
        lead={company.description}
      />
      <Card title={formatMessage(messages.information)} isTitleOutside>
        <DefinitionList
          items={[
            { id: 'cvr', term: formatMessage(messages.cvr), detail: cvr },
            {
              id: 'address',
              term: formatMessage(messages.address),
              detail: [address, town].filter(Boolean).join(', ') || null,
            },
            {
              id: 'phone',
              term: formatMessage(messages.phone),
              detail: phone && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>,
            },
            {
              id: 'mail',
              term: formatMessage(messages.mail),
              detail: mail && <Link href={`mailto:${mail}`}>{mail}</Link>,
            },
            {
              id: 'web',
              term: formatMessage(messages.web),
              detail: link && (
                <Link href={link} target="_blank" rel="noreferrer">
                  {link.replace(/^https?:\/\//, '')}
                </Link>
              ),
            },
          ]}
        />
      </Card>
      <NewestRoles roles={company.companyRoles} />
    </div>
  )
}

/** One company with its newest roles. */
export function CompanyPage() {
  const { formatMessage } = useIntl()
  const id = useIdParam()
  const { data: company, error, mutate } = useCompany(id)
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
      title={company?.companyName ?? formatMessage(messages.loading)}
      width="page"
      side={company && <SideActions item={{ type: 'company', id, name: company.companyName }} />}
    >
      {company === undefined ? <ItemPageSkeleton /> : <CompanyContent company={company} />}
    </Frame>
  )
}
