import type { LucideIcon } from 'lucide-react'

/** An action or a link in a menu. */
export interface MenuAction {
  type?: 'item'
  id: string
  label: string
  icon?: LucideIcon
  /** The address of a link. Without it the entry is an action. */
  href?: string
  /** Whether the link opens in a new page. */
  isNewPage?: boolean
  /** The file name under which the browser saves the link. */
  download?: string
  onPress?: () => void
  isDisabled?: boolean
  /** `danger` for an action that deletes. */
  tone?: 'danger'
}

/** One entry of a menu: an action, a link, or a separator between groups. */
export type MenuEntry = MenuAction | { type: 'separator'; id: string }
