import { formatDate } from '@spadestik/domain/dates'
import { Alert } from '@spadestik/ui/Alert'
import { Badge } from '@spadestik/ui/Badge'
import { Collapse } from '@spadestik/ui/Collapse'
import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as text from '../../styles/text.css'
import type { NamedItem } from '../ItemActionsContext'
import { useListActions } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'
import { messages as itemMessages } from '../Items.messages'
import * as css from '../ItemPage.css'
import { messages } from '../ItemPage.messages'
import { useAskedDialog } from '../actions/useAskedDialog'
import { useCollapsedHeight } from './useCollapsedHeight'

interface ItemHeadProps {
  item: NamedItem
  strip: ReactNode
  /** `YYYY-MM-DD`. */
  updated: string | null
  lead: string | null
  leadId?: string
  isInPreparation?: boolean
  /** Switches the language of the texts. */
  language?: ReactNode
  news?: ReactNode
}

export function ItemHead(props: ItemHeadProps) {
  const { item, strip, updated, lead, leadId, isInPreparation = false, language, news } = props
  const { formatMessage } = useIntl()
  const { isShared } = useListActions()
  const collapsedHeight = useCollapsedHeight()
  useAskedDialog(item)
  const hasSideColumn = useMediaQuery(from('iconBar'))
  return (
    <header className={css.head}>
      <div className={css.kicker}>
        {formatMessage(messages.kicker, {
          type: formatMessage(itemMessages[item.type]),
          id: String(item.id),
          day: formatDate(updated),
        })}
        {isShared(item) && <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>}
      </div>
      <h1 className={text.title} dir="auto">
        {item.name}
      </h1>
      {language}
      <div className={css.strip}>{strip}</div>
      {!hasSideColumn && (
        <div className={css.actions}>
          <ItemIconBar item={item} variant="labelled" />
        </div>
      )}
      <div className={css.news}>{news}</div>
      {isInPreparation && (
        <Alert tone="warning" title={formatMessage(messages.inPreparationTitle)}>
          {formatMessage(messages.inPreparation)}
        </Alert>
      )}
      {lead !== null && (
        <div id={leadId} className={css.section} tabIndex={-1}>
          <Collapse maxHeight={collapsedHeight}>
            <p className={text.lead} dir="auto">
              {lead}
            </p>
          </Collapse>
        </div>
      )}
    </header>
  )
}
