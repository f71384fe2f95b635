import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './CriterionPath.css'
import { criterionPathMessages as messages } from './CriterionPath.messages'

/** A criterion by its way from the top. */
export interface CriterionPathProps {
  /** The names from the top down. */
  names: readonly string[]
}

/** Writes a criterion as 'parent › child', the last name emphasised. */
export function CriterionPath({ names }: CriterionPathProps) {
  const { formatMessage } = useIntl()
  return (
    <span>
      {names.map((name, place) => (
        // A path may hold one name twice; its place tells the two apart.
        // oxlint-disable-next-line react/no-array-index-key -- the place is the identity here
        <Fragment key={place}>
          {place > 0 && (
            <span className={css.separator}>
              <span aria-hidden> › </span>
              <span className={visuallyHidden}> {formatMessage(messages.separator)} </span>
            </span>
          )}
          <span className={place === names.length - 1 ? css.last : css.name}>{name}</span>
        </Fragment>
      ))}
    </span>
  )
}
