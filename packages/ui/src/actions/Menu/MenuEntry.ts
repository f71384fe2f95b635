import type { LucideIcon } from 'lucide-react'

/** One line of a menu: an action, a link, or the line between two groups. */
export type MenuEntry =
  | { type: 'separator'; id: string }
  | {
      type?: 'item'
      id: string
      label: string
      icon?: LucideIcon
      /** Where it leads; with it the line is a link. */
      href?: string
      /** Whether the link opens a page of its own. */
      isNewPage?: boolean
      /** The name under which the browser saves what the link leads to. */
      download?: string
      onPress?: () => void
      isDisabled?: boolean
      /** `danger` for what destroys. */
      tone?: 'danger'
    }
