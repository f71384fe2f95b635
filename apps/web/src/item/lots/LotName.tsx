import type { Schemas } from '@spadestik/api-client'
import { Highlight } from '@spadestik/ui/Highlight'
import { Link } from '@spadestik/ui/Link'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { small } from '../../styles/text.css'
import { lotAnchor, lotLink } from './lotAnchor'
import * as css from './Lots.css'
import { messages } from './Lots.messages'

interface LotNameProps {
  lot: Schemas['Lot']
  typed: string
  /** The facts below the title, on screens without room for columns. */
  children?: ReactNode
}

/** The number of a lot, which links to the lot, with its title and place. */
export function LotName({ lot, typed, children }: LotNameProps) {
  const { formatMessage } = useIntl()
  const { id, number, title, place } = lot
  const words = formatMessage(messages.lotNumber, { number })
  return (
    <div id={lotAnchor(id)} tabIndex={-1} className={css.name}>
      <Link variant="plain" href={lotLink(id)} aria-label={words} className={css.number}>
        {number}
      </Link>
      <div className={css.text}>
        <span className={css.title} dir="auto">
          <Highlight text={title ?? words} typed={typed} />
        </span>
        {place !== null && (
          <span className={small} dir="auto">
            <Highlight text={place} typed={typed} />
          </span>
        )}
        {children}
      </div>
    </div>
  )
}
