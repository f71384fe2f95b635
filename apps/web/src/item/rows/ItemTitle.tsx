import { Badge } from '@spadestik/ui/Badge'
import { Highlight } from '@spadestik/ui/Highlight'
import { Icon } from '@spadestik/ui/Icon'
import { Link } from '@spadestik/ui/Link'
import { Star } from 'lucide-react'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import type { NamedItem } from '../ItemActionsContext'
import { useListActions } from '../ItemActionsContext'
import { messages } from '../Items.messages'
import { UnseenMark } from '../seen/UnseenMark'
import * as css from './ItemTitle.css'

interface ItemTitleProps {
  item: NamedItem
  meta: readonly (string | null)[]
  typed: string
  isInPreparation?: boolean
}

/** The second line of an item, with badges such as 'New' (S19, D03). */
export function ItemMeta({ item, meta, isInPreparation = false }: Omit<ItemTitleProps, 'typed'>) {
  const { formatMessage } = useIntl()
  const { isShared } = useListActions()
  return (
    <>
      {meta.filter(Boolean).join(' · ')}{' '}
      {isShared(item) && <Badge tone="shared">{formatMessage(messages.shared)}</Badge>}{' '}
      {isInPreparation && <Badge>{formatMessage(messages.inPreparation)}</Badge>} <UnseenMark id={item.id} />
    </>
  )
}

/**
 * The name of an item in its row, and a second line with details. In a compact table both are on one line
 * (S20).
 */
export function ItemTitle({ typed, ...rest }: ItemTitleProps) {
  const { item } = rest
  const { isOnList } = useListActions()
  return (
    <div className={css.lines}>
      <div className={css.name} title={item.name} dir="auto">
        <Link variant="strong" href={paths[item.type](item.id)} className={css.link}>
          <span className={css.words}>
            <Highlight text={item.name} typed={typed} />
          </span>
        </Link>
      </div>
      <div className={css.meta}>
        {isOnList(item) && (
          <span className={css.star}>
            <Icon icon={Star} size={12} isFilled />
          </span>
        )}
        <ItemMeta {...rest} />
      </div>
    </div>
  )
}
