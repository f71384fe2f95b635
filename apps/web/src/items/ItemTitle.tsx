import { Badge } from '@spadestik/ui/Badge'
import { Highlight } from '@spadestik/ui/Highlight'
import { Link } from '@spadestik/ui/Link'
import { useIntl } from 'react-intl'
import { paths } from '../app/paths'
import { small } from '../app/text.css'
import type { NamedItem } from './ItemActionsContext'
import { useItemActions } from './ItemActionsContext'
import { messages } from './Items.messages'

interface ItemTitleProps {
  item: NamedItem
  /** Whom and where: the second line. */
  meta: readonly (string | null)[]
  typed: string
  isInPreparation?: boolean
}

/** The second line of an item: whom and where, and whether it is shared or in preparation. */
export function ItemMeta({ item, meta, isInPreparation = false }: Omit<ItemTitleProps, 'typed'>) {
  const { formatMessage } = useIntl()
  const { isShared } = useItemActions()
  return (
    <>
      {meta.filter(Boolean).join(' · ')}{' '}
      {isShared(item) && <Badge tone="shared">{formatMessage(messages.shared)}</Badge>}{' '}
      {isInPreparation && <Badge>{formatMessage(messages.inPreparation)}</Badge>}
    </>
  )
}

/** The name of an item as the head of its row. */
export function ItemTitle({ typed, ...rest }: ItemTitleProps) {
  const { item } = rest
  return (
    <>
      <Link variant="strong" href={paths[item.type](item.id)}>
        <Highlight text={item.name} typed={typed} />
      </Link>
      <div className={small}>
        <ItemMeta {...rest} />
      </div>
    </>
  )
}
