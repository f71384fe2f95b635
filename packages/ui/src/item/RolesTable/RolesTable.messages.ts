import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const rolesTableMessages = defineMessages<{
  company: NoMessageValues
  role: NoMessageValues
  note: NoMessageValues
  actions: NoMessageValues
  actionsFor: { name: string }
  info: NoMessageValues
  goTo: NoMessageValues
  noteLine: { note: string }
  none: NoMessageValues
}>({
  company: { id: 'ui.RolesTable.company', defaultMessage: 'Company' },
  role: { id: 'ui.RolesTable.role', defaultMessage: 'Role' },
  note: { id: 'ui.RolesTable.note', defaultMessage: 'Note' },
  actions: { id: 'ui.RolesTable.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'ui.RolesTable.actionsFor', defaultMessage: 'Actions for {name}' },
  info: { id: 'ui.RolesTable.info', defaultMessage: 'Role info' },
  goTo: { id: 'ui.RolesTable.goTo', defaultMessage: 'Go to company' },
  noteLine: { id: 'ui.RolesTable.noteLine', defaultMessage: 'Note: {note}' },
  none: { id: 'ui.RolesTable.none', defaultMessage: 'No company roles.' },
})
