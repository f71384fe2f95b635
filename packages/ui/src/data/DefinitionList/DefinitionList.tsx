import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from './DefinitionList.css'
import { definitionListMessages as messages } from './DefinitionList.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** One name and its value. */
export interface Definition {
  id: string
  term: ReactNode
  /** Null if the value is missing. */
  detail: ReactNode
  /** Whether the value is emphasised. */
  isStrong?: boolean
}

/** The props of a definition list. */
export interface DefinitionListProps extends RootProps<HTMLDivElement> {
  items: readonly Definition[]
  /** Whether missing values are left out or shown as missing. @default 'leaveOut' */
  whenMissing?: 'leaveOut' | 'say'
}

const isMissing = (detail: ReactNode) => detail === null || detail === undefined || detail === ''

/** Shows names and values side by side, or stacked if there is little width (P01). */
export function DefinitionList({ items, whenMissing = 'leaveOut', className, ...root }: DefinitionListProps) {
  const { formatMessage } = useIntl()
  const shown = whenMissing === 'say' ? items : items.filter(({ detail }) => !isMissing(detail))
  return (
    <div {...root} className={classNames(css.frame, className)}>
      <dl className={css.list}>
        {shown.map(({ id, term, detail, isStrong }) => (
          <div key={id} className={css.pair}>
            <dt className={css.term}>{term}</dt>
            <dd
              className={css.detail}
              data-strong={isStrong || undefined}
              data-missing={isMissing(detail) || undefined}
            >
              {isMissing(detail) ? formatMessage(messages.none) : detail}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
