import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from './DefinitionList.css'
import { definitionListMessages as messages } from './DefinitionList.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A name and its value, such as "Budget" and "48 mio. kr.". */
export interface Definition {
  id: string
  term: ReactNode
  /** The value, or null if it is missing. */
  detail: ReactNode
  /** Whether the value is emphasised. */
  isStrong?: boolean
}

/** The props of a definition list. */
export interface DefinitionListProps extends RootProps<HTMLDivElement> {
  /** The terms with their values, in the order shown. */
  items: readonly Definition[]
  /**
   * What happens to a term without a value. `leaveOut` hides the term. `say` shows the term, with a text that
   * says that the value is missing. @default 'leaveOut'
   */
  whenMissing?: 'leaveOut' | 'say'
}

const isMissing = (detail: ReactNode) => detail === null || detail === undefined || detail === ''

/**
 * A list of terms and their values. A value is beside its term, or below the term if the list is narrow
 * (P01).
 */
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
