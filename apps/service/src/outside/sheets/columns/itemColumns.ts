import type { ItemType } from '@spadestik/domain/search'
import type { sheetColumns } from '@spadestik/domain/sheets'
import { sheetMessages as messages } from '../cells/Sheet.messages'
import type { Column, RowsOf, RowType } from './Column'
import { lotColumns } from './lotColumns'
import { date, id, name, shared, text, updated } from './sharedColumns'

/** The names of the columns of items are those that users choose from. */
type NameOf<Type extends RowType> = Type extends ItemType ? (typeof sheetColumns)[Type][number] : string

type Columns<Type extends RowType> = Readonly<Record<NameOf<Type>, Column<RowsOf[Type]>>>

const project: Columns<'project'> = {
  ...shared,
  builder: {
    property: 'builder',
    label: messages.builder,
    kind: 'text',
    width: 30,
    valueOf: ({ builder }) => builder,
  },
  tenders: {
    property: 'procurementCount',
    label: messages.tenders,
    kind: 'number',
    width: 9,
    valueOf: ({ procurementCount }) => procurementCount,
  },
}

const procurement: Columns<'procurement'> = {
  ...shared,
  liable: {
    property: 'liable',
    label: messages.liable,
    kind: 'text',
    width: 30,
    valueOf: ({ liable }) => liable,
  },
  nextDeadline: {
    ...date,
    property: 'nextDeadline',
    label: messages.nextDeadline,
    valueOf: ({ nextDeadline }) => nextDeadline,
  },
}

const company: Columns<'company'> = {
  id,
  name: { ...name, property: 'companyName', valueOf: ({ companyName }) => companyName },
  registration: { ...text, property: 'cvr', label: messages.registration, valueOf: ({ cvr }) => cvr },
  address: { ...text, property: 'address', label: messages.address, valueOf: ({ address }) => address },
  postalCode: {
    ...text,
    property: 'postalCode',
    label: messages.postalCode,
    valueOf: (row) => row.postalCode,
  },
  city: { ...text, property: 'city', label: messages.city, valueOf: ({ city }) => city },
  roles: {
    property: 'roleCount',
    label: messages.roles,
    kind: 'number',
    width: 9,
    valueOf: ({ roleCount }) => roleCount,
  },
  updated,
}

/** The columns of each sheet, in the order before a user chooses another one. */
export const itemColumns: { readonly [Type in RowType]: Columns<Type> } = {
  project,
  procurement,
  company,
  lot: lotColumns,
}
