import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  screens: NoMessageValues
  lists: NoMessageValues
  agents: NoMessageValues
  items: NoMessageValues
  help: NoMessageValues
}>({
  screens: { id: 'web.Palette.screens', defaultMessage: 'Pages' },
  lists: { id: 'web.Palette.lists', defaultMessage: 'Lists' },
  agents: { id: 'web.Palette.agents', defaultMessage: 'Agents' },
  items: { id: 'web.Palette.items', defaultMessage: 'Found' },
  help: { id: 'web.Palette.help', defaultMessage: 'Help' },
})
