import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './CriterionPath.css'
import { criterionPathMessages as messages } from './CriterionPath.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a criterion path. */
export interface CriterionPathProps extends RootProps<HTMLSpanElement> {
  /** The names of the criteria on the path, beginning with the top of the tree. */
  names: readonly string[]
}

/** Shows the path of a criterion as "parent › child". The last name is emphasised (P01). */
export function CriterionPath({ names, ...root }: CriterionPathProps) {
  const { formatMessage } = useIntl()
  return (
    <span {...root}>
      {names.map((name, index) => (
        // A path can contain the same name twice, so each name is identified by its index.
        // oxlint-disable-next-line react/no-array-index-key -- a name is identified by its index
        <Fragment key={index}>
          {index > 0 && (
            <span className={css.separator}>
              <span aria-hidden> › </span>
              <span className={visuallyHidden}> {formatMessage(messages.separator)} </span>
            </span>
          )}
          <span className={index === names.length - 1 ? css.last : css.name}>{name}</span>
        </Fragment>
      ))}
    </span>
  )
}
