import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { messages } from '../../filters/Filter.messages'
import type { FilterProps } from './FilterSection'
import * as css from './SearchFilters.css'

/** Limits the search to items that are new or changed since the user last saw them (S25). */
export function UnseenFilter({ value, onChange }: FilterProps<'unseen'>) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.section}>
      <Button
        size="small"
        variant={value ? 'primary' : 'secondary'}
        aria-pressed={value}
        onPress={() => onChange(!value, 'atOnce')}
      >
        {formatMessage(messages.unseen)}
      </Button>
    </div>
  )
}
