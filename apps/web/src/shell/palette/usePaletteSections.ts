import { limits } from '@spadestik/domain/limits'
import type { PaletteEntry, PaletteSection } from '@spadestik/ui/CommandPalette'
import {
  BellRing,
  BriefcaseBusiness,
  Building2,
  CircleHelp,
  EyeOff,
  LayoutDashboard,
  Search,
  Settings2,
  ShieldUser,
  Star,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useFilter } from 'react-aria-components/Autocomplete'
import { useIntl } from 'react-intl'
import { agentPath } from '../../agents/agentPath'
import { messages as screenMessages } from '../../routing/Screen.messages'
import { paths } from '../../routing/paths'
import { useAgents } from '../../api/agents'
import { useLists } from '../../api/lists'
import { useNamedItems } from '../../api/namedItems'
import { useDebouncedText } from '../../forms/useDebouncedText'
import { itemTypeMessages } from '../../item/Items.messages'
import { messages } from './Palette.messages'
import { useAdminLink } from './useAdminLink'
import { knownOr } from '../../api/cache/knownOr'

const itemIcons: Record<'project' | 'procurement', LucideIcon> = {
  project: Building2,
  procurement: BriefcaseBusiness,
}

const screen = (id: string, href: string, label: string, icon: LucideIcon): PaletteEntry => ({
  id: `screen ${id}`,
  label,
  href,
  icon,
})

/**
 * Returns the entries of the command palette that contain the typed text, ignoring case and accents. Projects
 * and procurements are searched only if the text has at least two characters.
 */
export function usePaletteSections(typed: string): {
  sections: readonly PaletteSection[]
  isLoading: boolean
} {
  const { formatMessage } = useIntl()
  const { contains } = useFilter({ sensitivity: 'base' })
  const lists = knownOr(useLists().data, [])
  const agents = knownOr(useAgents().data, [])
  const admin = useAdminLink()
  const items = useNamedItems(useDebouncedText(typed))
  const fitting = (entries: readonly PaletteEntry[], most: number = limits.overviewRows) =>
    entries.filter(({ label }) => contains(label, typed.trim())).slice(0, most)
  const screens = [
    screen('dashboard', paths.dashboard, formatMessage(screenMessages.dashboard), LayoutDashboard),
    screen('search', paths.resumedSearch, formatMessage(screenMessages.search), Search),
    screen('hidden', paths.hiddenItems, formatMessage(screenMessages.hiddenItems), EyeOff),
    screen('settings', paths.settings, formatMessage(screenMessages.settings), Settings2),
    ...(admin === undefined ? [] : [screen('admin', admin.href, admin.label, ShieldUser)]),
    screen('help', paths.help, formatMessage(messages.help), CircleHelp),
  ]
  return {
    sections: [
      { id: 'screens', title: formatMessage(messages.screens), entries: fitting(screens) },
      {
        id: 'lists',
        title: formatMessage(messages.lists),
        entries: fitting(
          lists.map(({ id, name }) => ({ id: `list ${id}`, label: name, href: paths.list(id), icon: Star })),
        ),
      },
      {
        id: 'agents',
        title: formatMessage(messages.agents),
        entries: fitting(
          agents.map((agent) => ({
            id: `agent ${agent.type} ${agent.id}`,
            label: agent.name,
            href: agentPath(agent),
            icon: BellRing,
            detail: formatMessage(itemTypeMessages[agent.type]),
          })),
        ),
      },
      {
        id: 'items',
        title: formatMessage(messages.items),
        entries: knownOr(items.data, []).map(({ type, id, name, place }) => ({
          id: `${type} ${id}`,
          label: name,
          href: paths[type](id),
          icon: itemIcons[type],
          ...(place !== null && { detail: place }),
        })),
      },
    ],
    isLoading: items.isLoading,
  }
}
