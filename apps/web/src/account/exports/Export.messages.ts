import type { Schemas } from '@spadestik/api-client'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  text: { count: number; days: number }
  kind: NoMessageValues
  xlsx: NoMessageValues
  csv: NoMessageValues
  lots: NoMessageValues
  columns: NoMessageValues
  standard: NoMessageValues
  up: { name: string }
  down: { name: string }
  place: { name: string; place: number; count: number }
  submit: NoMessageValues
  close: NoMessageValues
  own: NoMessageValues
  none: NoMessageValues
  name: { type: string; kind: string; time: string }
  progress: { rows: number; total: number }
  ready: { rows: number; size: string }
  more: { count: number }
  download: NoMessageValues
  stop: NoMessageValues
  stopNamed: { name: string }
  delete: NoMessageValues
  deleteNamed: { name: string }
}>({
  title: { id: 'web.Export.title', defaultMessage: 'Export to a spreadsheet' },
  text: {
    id: 'web.Export.text',
    defaultMessage:
      'The file has at most {count, number} rows and is kept for {days, plural, one {# day} other {# days}}.',
  },
  kind: { id: 'web.Export.kind', defaultMessage: 'Format' },
  xlsx: { id: 'web.Export.xlsx', defaultMessage: 'Excel (.xlsx)' },
  csv: { id: 'web.Export.csv', defaultMessage: 'Text file (.csv)' },
  lots: { id: 'web.Export.lots', defaultMessage: 'With a sheet of the lots' },
  columns: { id: 'web.Export.columns', defaultMessage: 'Columns' },
  standard: { id: 'web.Export.standard', defaultMessage: 'Standard columns' },
  up: { id: 'web.Export.up', defaultMessage: 'Move {name} up' },
  down: { id: 'web.Export.down', defaultMessage: 'Move {name} down' },
  place: { id: 'web.Export.place', defaultMessage: '{name} is number {place, number} of {count, number}' },
  submit: { id: 'web.Export.submit', defaultMessage: 'Make the file' },
  close: { id: 'web.Export.close', defaultMessage: 'Close' },
  own: { id: 'web.Export.own', defaultMessage: 'Your spreadsheets' },
  none: { id: 'web.Export.none', defaultMessage: 'You have no spreadsheets yet.' },
  name: { id: 'web.Export.name', defaultMessage: '{type}, {kind}, {time}' },
  progress: { id: 'web.Export.progress', defaultMessage: '{rows, number} of {total, number} rows' },
  ready: {
    id: 'web.Export.ready',
    defaultMessage: 'Ready: {rows, plural, one {# row} other {# rows}}, {size}',
  },
  more: {
    id: 'web.Export.more',
    defaultMessage:
      'There are more. A spreadsheet has {count, number} rows at most, so narrow the search to get the others.',
  },
  download: { id: 'web.Export.download', defaultMessage: 'Download' },
  stop: { id: 'web.Export.stop', defaultMessage: 'Stop' },
  stopNamed: { id: 'web.Export.stopNamed', defaultMessage: 'Stop {name}' },
  delete: { id: 'web.Export.delete', defaultMessage: 'Delete' },
  deleteNamed: { id: 'web.Export.deleteNamed', defaultMessage: 'Delete {name}' },
})

/** Why a spreadsheet was not made, and what to do. */
export const failureMessages = defineMessages<
  Record<NonNullable<Schemas['Export']['failure']>, NoMessageValues>
>({
  gone: {
    id: 'web.ExportFailure.gone',
    defaultMessage: 'The list no longer exists, or is no longer shared with you.',
  },
  forbidden: { id: 'web.ExportFailure.forbidden', defaultMessage: 'Your product no longer includes this.' },
  tooLarge: {
    id: 'web.ExportFailure.tooLarge',
    defaultMessage: 'The file would be too large. Narrow the search or choose fewer columns.',
  },
  failed: { id: 'web.ExportFailure.failed', defaultMessage: 'The file could not be made. Try again later.' },
})
