import type { LucideIcon } from 'lucide-react'

/** An action or a link in a menu. */
export interface MenuAction {
  type?: 'item'
  /** The id of the entry, unique in the menu. */
  id: string
  /** The text of the entry. Typing its first letters moves the focus to the entry. */
  label: string
  /** An icon before the label. */
  icon?: LucideIcon
  /** The address that the entry links to. Without an address the entry is an action. */
  href?: string
  /** Whether the link opens in a new page. */
  isNewPage?: boolean
  /** The name under which the browser saves the linked file. */
  download?: string
  /** Called when the user chooses the entry. Use this or `href`. */
  onPress?: () => void
  /** Whether users see the entry but cannot choose it. */
  isDisabled?: boolean
  /** `danger` marks an action that deletes something. */
  tone?: 'danger'
}

/** One entry of a menu. It is an action, a link, or a separator between groups. */
export type MenuEntry = MenuAction | { type: 'separator'; id: string }
