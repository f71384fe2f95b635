import type { Schemas } from '@spadestik/api-client'
import type { ItemType } from '@spadestik/domain/search'
import { sheetColumns } from '@spadestik/domain/sheets'
import { useState } from 'react'
import { readStorage, writeStorage } from '../../storage/readStorage'

export type ColumnName = Schemas['ExportColumn']

/** A column of the picker. The picker has all columns, in the order of the user. */
export interface PickedColumn {
  readonly name: ColumnName
  readonly isChosen: boolean
}

const keyOf = (type: ItemType) => `exportColumns.${type}`

function parseColumns(kept: unknown, type: ItemType): PickedColumn[] | null {
  if (!Array.isArray(kept)) return null
  const all: readonly ColumnName[] = sheetColumns[type]
  const entries = kept.flatMap((one: unknown) => {
    const name = all.find((column) => column === Object(one).name)
    return name === undefined ? [] : [[name, { name, isChosen: Object(one).isChosen !== false }] as const]
  })
  // A later version can have more columns.
  const known = new Map(entries)
  return [
    ...known.values(),
    ...all.filter((name) => !known.has(name)).map((name) => ({ name, isChosen: true })),
  ]
}

const usualColumns = (type: ItemType): PickedColumn[] =>
  sheetColumns[type].map((name) => ({ name, isChosen: true }))

/** The columns that the user last chose for items of a type. They are kept in the browser. */
export function useColumns(type: ItemType) {
  const [columns, setColumns] = useState(
    () => readStorage(keyOf(type), (kept) => parseColumns(kept, type)) ?? usualColumns(type),
  )
  function change(next: PickedColumn[]): void {
    setColumns(next)
    writeStorage(keyOf(type), next)
  }
  return { columns, change, restore: () => change(usualColumns(type)) }
}
