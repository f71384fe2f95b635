import { may } from '@spadestik/domain/access'
import { mailLink, shareLink } from '@spadestik/domain/share'
import { IconBar } from '@spadestik/ui/IconBar'
import { StarButton } from '@spadestik/ui/StarButton'
import { useCaller } from '../../session/SessionContext'
import type { NamedItem } from '../ItemActionsContext'
import {
  useHideActions,
  useListActions,
  useOpenExplanation,
  usePaywall,
  usePrefetchDialogs,
  useShareActions,
} from '../ItemActionsContext'
import { useCopyLink } from './useCopyLink'

interface ItemIconBarProps {
  item: NamedItem
  variant?: 'compact' | 'labelled'
}

/** Shows only the star, because adding to a list is the only action for companies. */
function CompanyStar({ item }: { item: NamedItem }) {
  const { isOnList, openAddToList } = useListActions()
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
  const { isOnList, openAddToList } = useListActions()
  const { isHidden: isHiddenItem, openHide, openUnhide } = useHideActions()
  const openExplanation = useOpenExplanation()
  const { openPaywallFor } = usePaywall()
  const { openCopyByHand, print } = useShareActions()
  const link = shareLink(location.origin, item)
  const copying = useCopyLink(link, () => openCopyByHand(link))
  const canShare = may(caller, 'share')
  const isHidden = isHiddenItem(item)
  return (
    <IconBar
      itemName={item.name}
      variant={variant}
      isStarred={isOnList(item)}
      isHiddenItem={isHidden}
      isPaywalled={!may(caller, 'changeLists')}
      onStar={() => openAddToList(item)}
      onHide={() => (isHidden ? openUnhide(item) : openHide(item))}
      onPrint={() => print(item)}
      onExplain={may(caller, 'readAgents') ? () => openExplanation(item) : undefined}
      onShareByMail={() => {
        if (canShare) location.assign(mailLink(item.name, link))
        else openPaywallFor('share')
      }}
      onCopyLink={() => {
        if (canShare) void copying.copy()
        else openPaywallFor('share')
      }}
      isLinkCopied={copying.state === 'copied'}
      hasCopyFailed={copying.state === 'failed'}
    />
  )
}

/** The actions of an item. For users without a paid subscription, each action opens the paywall (I01). */
export function ItemIconBar({ item, variant = 'compact' }: ItemIconBarProps) {
  const { type } = item
  const prefetchDialogs = usePrefetchDialogs()
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
