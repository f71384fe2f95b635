import { may } from '@spadestik/domain/access'
import { mailLink, shareLink } from '@spadestik/domain/share'
import { IconBar } from '@spadestik/ui/IconBar'
import { StarButton } from '@spadestik/ui/StarButton'
import { useCaller } from '../../session/SessionContext'
import type { NamedItem } from '../ItemActionsContext'
import { useItemActions } from '../ItemActionsContext'
import { useCopyLink } from './useCopyLink'

interface ItemIconBarProps {
  item: NamedItem
  variant?: 'compact' | 'labelled'
}

/** Shows only the star, because adding to a list is the only action for companies. */
function CompanyStar({ item }: { item: NamedItem }) {
  const { isOnList, openAddToList } = useItemActions()
  return (
    <StarButton
      itemName={item.name}
      isStarred={isOnList(item)}
      isPaywalled={!may(useCaller(), 'addCompanyToList')}
      onPress={() => openAddToList(item)}
    />
  )
}

type SharedItem = NamedItem & { readonly type: 'project' | 'procurement' }

function SharedItemBar({ item, variant }: { item: SharedItem; variant: 'compact' | 'labelled' }) {
  const caller = useCaller()
  const actions = useItemActions()
  const link = shareLink(location.origin, item)
  const copying = useCopyLink(link, () => actions.openCopyByHand(link))
  const canShare = may(caller, 'share')
  const isHidden = actions.isHidden(item)
  return (
    <IconBar
      itemName={item.name}
      variant={variant}
      isStarred={actions.isOnList(item)}
      isHiddenItem={isHidden}
      isPaywalled={!may(caller, 'changeLists')}
      onStar={() => actions.openAddToList(item)}
      onHide={() => (isHidden ? actions.openUnhide(item) : actions.openHide(item))}
      onPrint={() => actions.print(item)}
      onExplain={may(caller, 'readAgents') ? () => actions.openExplanation(item) : undefined}
      onShareByMail={() => {
        if (canShare) location.assign(mailLink(item.name, link))
        else actions.openPaywallFor('share')
      }}
      onCopyLink={() => {
        if (canShare) void copying.copy()
        else actions.openPaywallFor('share')
      }}
      isLinkCopied={copying.state === 'copied'}
      hasCopyFailed={copying.state === 'failed'}
    />
  )
}

/** The actions of an item. For users without a paid subscription, each action opens the paywall (I01). */
export function ItemIconBar({ item, variant = 'compact' }: ItemIconBarProps) {
  const { type } = item
  const { prefetchDialogs } = useItemActions()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handlers only prefetch the dialogs
    <div onPointerEnter={prefetchDialogs} onFocus={prefetchDialogs}>
      {type === 'company' ? (
        <CompanyStar item={item} />
      ) : (
        <SharedItemBar item={{ ...item, type }} variant={variant} />
      )}
    </div>
  )
}
