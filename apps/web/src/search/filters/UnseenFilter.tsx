import { Button } from '@spadestik/ui/Button'
import { useIntl } from 'react-intl'
import { messages } from '../words/Filter.messages'
import * as css from './SearchFilters.css'

interface UnseenFilterProps {
  value: boolean
  onChange: (change: { unseen: boolean }, haste: 'atOnce') => void
}

/** Limits the search to items that are new or changed since the user last saw them (S25). */
export function UnseenFilter({ value, onChange }: UnseenFilterProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.section}>
      <Button
        size="small"
        variant={value ? 'primary' : 'secondary'}
        aria-pressed={value}
        onPress={() => onChange({ unseen: !value }, 'atOnce')}
      >
        {formatMessage(messages.unseen)}
      </Button>
    </div>
  )
}
