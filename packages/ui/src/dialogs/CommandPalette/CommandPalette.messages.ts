import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const commandPaletteMessages = defineMessages<{
  label: NoMessageValues
  field: NoMessageValues
  places: NoMessageValues
  searching: NoMessageValues
  none: NoMessageValues
  count: { count: number }
}>({
  label: { id: 'ui.CommandPalette.label', defaultMessage: 'Jump to' },
  field: { id: 'ui.CommandPalette.field', defaultMessage: 'Name of a place' },
  places: { id: 'ui.CommandPalette.places', defaultMessage: 'Places' },
  searching: { id: 'ui.CommandPalette.searching', defaultMessage: 'Searching …' },
  none: { id: 'ui.CommandPalette.none', defaultMessage: 'Nothing has that name.' },
  count: {
    id: 'ui.CommandPalette.count',
    defaultMessage: '{count, plural, one {# place} other {# places}}',
  },
})
