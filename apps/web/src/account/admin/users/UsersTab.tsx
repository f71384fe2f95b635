import { LinkButton } from '@spadestik/ui/LinkButton'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useManagedUsers } from '../../../api/administration/managed'
import { stack } from '../../parts/boxes.css'
import { messages } from '../parts/Admin.messages'
import { adminPaths } from '../parts/adminPaths'
import { ListTools } from '../parts/ListTools'
import { ManagedTable } from '../parts/ManagedTable'
import { useListState } from '../parts/useListState'
import { UserDetails } from './UserDetails'
import { useUserColumns } from './useUserColumns'

/** Returns an id of the address, as in `?company=12`. Null for all. */
function useIdOf(name: 'company' | 'user'): number | null {
  const id = Number(new URLSearchParams(useLocation().search).get(name))
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

function Users({ companyId, userId }: { companyId: number | null; userId: number | null }) {
  const { formatMessage } = useIntl()
  const { text, setText, wanted, page, setPage } = useListState()
  const resource = useManagedUsers({ text: wanted, page, companyId, userId })
  return (
    <div className={stack}>
      <ListTools label={formatMessage(messages.findUser)} text={text} onTextChange={setText}>
        {(companyId !== null || userId !== null) && (
          <LinkButton href={adminPaths.users}>
            {formatMessage(userId === null ? messages.allCompanies : messages.allUsers)}
          </LinkButton>
        )}
      </ListTools>
      <ManagedTable
        label={formatMessage(messages.users)}
        columns={useUserColumns()}
        getRowId={({ id }) => id}
        onPageChange={setPage}
        renderExpanded={(user) => <UserDetails user={user} />}
        {...{ resource, page }}
      />
    </div>
  )
}

/** The users of all companies or of one, or one user, found by name, address or company. */
export function UsersTab() {
  const companyId = useIdOf('company')
  const userId = useIdOf('user')
  return <Users key={`${companyId}-${userId}`} {...{ companyId, userId }} />
}
