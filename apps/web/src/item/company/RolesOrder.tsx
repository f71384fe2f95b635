import { Button } from '@spadestik/ui/Button'
import { Select } from '@spadestik/ui/Select'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CompanyRoleOrder } from '../../api/companies/companies'
import { messages } from './Company.messages'
import * as css from './CompanyPage.css'
import type { useRolesOrder } from './useRolesOrder'

/** Lets the user choose the order of a company's roles (C01). */
export function RolesOrder({ order }: { order: ReturnType<typeof useRolesOrder> }) {
  const { formatMessage } = useIntl()
  const { sort, ascending, orderBy, turn } = order
  return (
    <div className={css.order}>
      <Select<CompanyRoleOrder>
        label={formatMessage(messages.sortBy)}
        isLabelHidden
        variant="compact"
        value={sort}
        onChange={orderBy}
        options={[
          { value: 'added', label: formatMessage(messages.sortAdded) },
          { value: 'phase', label: formatMessage(messages.sortPhase) },
          { value: 'name', label: formatMessage(messages.sortName) },
          { value: 'role', label: formatMessage(messages.sortRole) },
        ]}
      />
      <Button icon={ascending ? ArrowUp : ArrowDown} onPress={turn}>
        {formatMessage(ascending ? messages.ascending : messages.descending)}
      </Button>
    </div>
  )
}
