import { limits } from '@spadestik/domain/limits'
import { Button } from '@spadestik/ui/Button'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { small } from '../styles/text.css'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'

interface TodayPartProps<Row> {
  title: string
  rows: readonly Row[]
  renderRow: (row: Row) => ReactNode
  none: string
  action?: ReactNode
}

export function TodayPart<Row>({ title, rows, renderRow, none, action }: TodayPartProps<Row>) {
  const { formatMessage } = useIntl()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? rows : rows.slice(0, limits.overviewRows)
  return (
    <section>
      <div className={css.head}>
        <h3 className={css.heading}>{title}</h3>
        {action}
      </div>
      {rows.length === 0 ? (
        <p className={small}>{none}</p>
      ) : (
        <ul className={css.rows} aria-label={title}>
          {shown.map(renderRow)}
        </ul>
      )}
      {rows.length > limits.overviewRows && (
        <Button
          variant="quiet"
          size="small"
          className={css.all}
          aria-expanded={isExpanded}
          onPress={() => setExpanded(!isExpanded)}
        >
          {isExpanded
            ? formatMessage(messages.seeLess)
            : formatMessage(messages.seeAll, { count: rows.length })}
        </Button>
      )}
    </section>
  )
}
