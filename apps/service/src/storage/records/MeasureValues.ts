import type { Measure } from '@spadestik/domain/range'
import { measures } from '@spadestik/domain/range'

/**
 * The numbers of an item that users can filter by a range, such as the budget. Each is in the unit of its
 * filter, and amounts are in whole units of the item's currency.
 */
export type MeasureValues = Readonly<Record<Measure, number | null>>

export const unspecifiedMeasures = Object.fromEntries(measures.map((name) => [name, null])) as MeasureValues
