import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { Link } from '../../actions/Link/Link'
import * as css from './ResultCard.css'
import { resultCardMessages as messages } from './ResultCard.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { ExpansionProps } from '../../styles/StateProps'
import { useControlledState } from '../../styles/useControlledState'

/** The props of a result card. */
export interface ResultCardProps extends ExpansionProps, RootProps<HTMLElement> {
  /** The name of the item, which becomes the link. */
  title: ReactNode
  /** The address of the page of the item. */
  href: string
  /** The text of the second line, such as the client and the town. */
  meta?: ReactNode
  /** Badges at the end of the second line. */
  badges?: ReactNode
  /** A picture above the text. */
  image?: ReactNode
  /** The main facts, such as the phase and the budget. */
  facts?: ReactNode
  /** Tags below the facts, such as a `TagList` of the item's criteria. */
  tags?: ReactNode
  /** The deadline, at the start of the last line. */
  deadline?: ReactNode
  /** The icon bar, at the end of the last line. */
  actions?: ReactNode
  /** The content of the expanded card. Without it, the card cannot be expanded. */
  details?: ReactNode
  /** The RowCheckbox of the card, at the end of the title. */
  select?: ReactNode
  /** The level of the title's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** Shows a search result as a card. Use it where a table would be too wide (S04). */
export function ResultCard(props: ResultCardProps) {
  const { title, href, meta, badges, image, facts, tags, deadline, actions, details, ...rest } = props
  const { headingLevel = 3, select, isExpanded: controlled, defaultExpanded = false, ...others } = rest
  const { onExpandedChange, className, ...root } = others
  const [isExpanded, setExpanded] = useControlledState(controlled, defaultExpanded, onExpandedChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article {...root} className={classNames(css.card, className)} aria-labelledby={id}>
      {Boolean(image) && <div className={css.image}>{image}</div>}
      <div className={css.text}>
        <Heading className={css.title} id={id}>
          <bdi>
            <Link href={href} variant="strong">
              {title}
            </Link>
          </bdi>
        </Heading>
        {select !== undefined && (
          <div className={css.select} data-select>
            {select}
          </div>
        )}
        {(Boolean(meta) || Boolean(badges)) && (
          <p className={css.meta}>
            {meta} {badges}
          </p>
        )}
        {Boolean(facts) && <div className={css.facts}>{facts}</div>}
        {Boolean(tags) && <div className={css.tags}>{tags}</div>}
      </div>
      {isExpanded && Boolean(details) && (
        <div className={css.details} id={`${id}-details`}>
          {details}
        </div>
      )}
      <div className={css.foot}>
        <div className={css.deadline}>{deadline}</div>
        <div className={css.end}>
          {actions}
          {details !== undefined && (
            <span className={css.expander} data-expanded={isExpanded || undefined}>
              <IconButton
                icon={ChevronDown}
                size="small"
                label={formatMessage(isExpanded ? messages.collapse : messages.expand)}
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? `${id}-details` : undefined}
                onPress={() => setExpanded(!isExpanded)}
              />
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
