import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'
import type { ColumnName } from './useColumns'

/** The names of the columns, as in the spreadsheets. */
export const columnMessages = defineMessages<Record<ColumnName, NoMessageValues>>({
  id: { id: 'web.ExportColumns.id', defaultMessage: 'Number' },
  name: { id: 'web.ExportColumns.name', defaultMessage: 'Name' },
  phase: { id: 'web.ExportColumns.phase', defaultMessage: 'Phase' },
  budget: { id: 'web.ExportColumns.budget', defaultMessage: 'Budget' },
  currency: { id: 'web.ExportColumns.currency', defaultMessage: 'Currency' },
  place: { id: 'web.ExportColumns.place', defaultMessage: 'Place' },
  buildingStart: { id: 'web.ExportColumns.buildingStart', defaultMessage: 'Building begins' },
  buildingEnd: { id: 'web.ExportColumns.buildingEnd', defaultMessage: 'Building ends' },
  published: { id: 'web.ExportColumns.published', defaultMessage: 'Published' },
  updated: { id: 'web.ExportColumns.updated', defaultMessage: 'Updated' },
  criteria: { id: 'web.ExportColumns.criteria', defaultMessage: 'Categories' },
  builder: { id: 'web.ExportColumns.builder', defaultMessage: 'Builder' },
  tenders: { id: 'web.ExportColumns.tenders', defaultMessage: 'Tenders of the project' },
  liable: { id: 'web.ExportColumns.liable', defaultMessage: 'Contracting authority' },
  nextDeadline: { id: 'web.ExportColumns.nextDeadline', defaultMessage: 'Next deadline' },
  registration: { id: 'web.ExportColumns.registration', defaultMessage: 'Registration number' },
  address: { id: 'web.ExportColumns.address', defaultMessage: 'Address' },
  postalCode: { id: 'web.ExportColumns.postalCode', defaultMessage: 'Postal code' },
  city: { id: 'web.ExportColumns.city', defaultMessage: 'City' },
  roles: { id: 'web.ExportColumns.roles', defaultMessage: 'Roles' },
})
