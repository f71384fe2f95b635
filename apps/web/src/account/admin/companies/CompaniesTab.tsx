import type { Schemas } from '@spadestik/api-client'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Link } from '@spadestik/ui/Link'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { useManagedCompanies } from '../../../api/administration/managed'
import { stack } from '../../parts/boxes.css'
import { messages } from '../parts/Admin.messages'
import { adminPaths } from '../parts/adminPaths'
import { ListTools } from '../parts/ListTools'
import { ManagedTable } from '../parts/ManagedTable'
import { useListState } from '../parts/useListState'
import { AddCompanyDialog } from './AddCompanyDialog'
import { CompanyDetails } from './CompanyDetails'

type Company = Schemas['ManagedCompany']

function useCompanyColumns(): ResultColumn<Company>[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'name',
      header: formatMessage(messages.company),
      isRowHeader: true,
      width: '60%',
      cell: ({ name, ended }) => (
        <>
          <bdi>{name}</bdi> {ended !== null && <Badge>{formatMessage(messages.ended)}</Badge>}
        </>
      ),
    },
    {
      id: 'users',
      header: formatMessage(messages.users),
      align: 'end',
      cell: ({ id, users }) => (
        <Link href={adminPaths.usersOf(id)}>
          <FormattedNumber value={users} />
        </Link>
      ),
    },
    {
      id: 'id',
      header: formatMessage(messages.number),
      align: 'end',
      hideBelow: 600,
      cell: ({ id }) => id,
    },
  ]
}

/** The companies that subscribe, found by a part of their name. */
export function CompaniesTab() {
  const { formatMessage } = useIntl()
  const [isAdding, setAdding] = useState(false)
  const { text, setText, wanted, page, setPage } = useListState()
  const resource = useManagedCompanies({ text: wanted, page })
  return (
    <div className={stack}>
      <ListTools label={formatMessage(messages.findCompany)} text={text} onTextChange={setText}>
        <Button icon={Plus} onPress={() => setAdding(true)}>
          {formatMessage(messages.addCompany)}
        </Button>
      </ListTools>
      <ManagedTable
        label={formatMessage(messages.companies)}
        columns={useCompanyColumns()}
        getRowId={({ id }) => id}
        onPageChange={setPage}
        renderExpanded={(company) => <CompanyDetails company={company} />}
        {...{ resource, page }}
      />
      {isAdding && <AddCompanyDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
