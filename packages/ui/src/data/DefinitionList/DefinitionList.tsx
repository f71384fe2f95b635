import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from './DefinitionList.css'
import { definitionListMessages as messages } from './DefinitionList.messages'

/** One fact. */
export interface Definition {
  id: string
  term: ReactNode
  /** Null where it is not stated. */
  detail: ReactNode
  /** Whether the fact is the one to see first. */
  isStrong?: boolean
}

/** A list of facts. */
export interface DefinitionListProps {
  items: readonly Definition[]
  /** What becomes of facts that are not stated: they are left out, or said to be missing. @default 'leaveOut' */
  whenMissing?: 'leaveOut' | 'say'
}

const isMissing = (detail: ReactNode) => detail === null || detail === undefined || detail === ''

/** Sets names and facts side by side, and one over the other where there is little width. */
export function DefinitionList({ items, whenMissing = 'leaveOut' }: DefinitionListProps) {
  const { formatMessage } = useIntl()
  const shown = whenMissing === 'say' ? items : items.filter(({ detail }) => !isMissing(detail))
  return (
    <div className={css.frame}>
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
