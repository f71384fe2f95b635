import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { IconBar } from '@spadestik/ui/IconBar'
import { useEffect, useState } from 'react'
import { paths } from '../app/paths'
import { useCaller } from '../session/SessionContext'
import type { NamedItem } from './ItemActionsContext'
import { useItemActions } from './ItemActionsContext'

interface ItemIconBarProps {
  item: NamedItem
  variant?: 'compact' | 'labelled'
}

/** The actions of an item: put it on a list, and share it by mail or link. Without a product they open the paywall. */
export function ItemIconBar({ item, variant = 'compact' }: ItemIconBarProps) {
  const caller = useCaller()
  const { isOnList, openAddToList, openPaywall } = useItemActions()
  const [isCopied, setCopied] = useState(false)
  const canShare = may(caller, 'share')
  const link = `${location.origin}${paths[item.type](item.id)}`

  // The confirmation is taken back by the clock.
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), limits.copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <IconBar
      itemName={item.name}
      variant={variant}
      isStarred={isOnList(item)}
      isHiddenItem={false}
      isPaywalled={!may(caller, 'changeLists')}
      onStarPress={() => openAddToList(item)}
      onShareByMail={() => {
        if (canShare)
          location.assign(`mailto:?subject=${encodeURIComponent(item.name)}&body=${encodeURIComponent(link)}`)
        else openPaywall()
      }}
      onCopyLink={() => {
        if (canShare) void navigator.clipboard.writeText(link).then(() => setCopied(true))
        else openPaywall()
      }}
      isLinkCopied={isCopied}
    />
  )
}
