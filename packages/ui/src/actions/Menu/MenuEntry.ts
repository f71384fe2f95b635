import type { LucideIcon } from 'lucide-react'

/** An action or a link in a menu. */
export interface MenuAction {
  type?: 'item'
  id: string
  label: string
  icon?: LucideIcon
  /** The address that the entry links to. Without an address the entry is an action. */
  href?: string
  /** Whether the link opens in a new page. */
  isNewPage?: boolean
  /** The name under which the browser saves the linked file. */
  download?: string
  onPress?: () => void
  isDisabled?: boolean
  /** `danger` marks an action that deletes something. */
  tone?: 'danger'
}

/** One entry of a menu. It is an action, a link, or a separator between groups. */
export type MenuEntry = MenuAction | { type: 'separator'; id: string }
