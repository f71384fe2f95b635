import type { MessageDescriptor } from '@formatjs/intl'
import type { Schemas } from '@spadestik/api-client/schema'
import type { Cell, CellKind } from '../cells/Sheet'

/** What a sheet has rows of. A tender's lots have a sheet of their own, because a tender has many. */
export interface RowsOf {
  readonly project: Schemas['ProjectSummary']
  readonly procurement: Schemas['ProcurementSummary']
  readonly company: Schemas['CompanySummary']
  readonly lot: Schemas['Lot'] & { readonly procurement: Pick<Schemas['ProcurementSummary'], 'id' | 'name'> }
}

export type RowType = keyof RowsOf

/** The schemas of the contract that say which properties of a row are paid. */
export const schemaOf = {
  project: 'ProjectSummary',
  procurement: 'ProcurementSummary',
  company: 'CompanySummary',
  lot: 'Lot',
} as const satisfies Record<RowType, keyof Schemas>

export interface Column<Row> {
  /** The property of the schema from which the value is read. The contract says whether it is paid. */
  readonly property: string & keyof Row
  readonly label: MessageDescriptor
  readonly kind: CellKind
  readonly width: number
  readonly valueOf: (row: Row) => Cell
}
