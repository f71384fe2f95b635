import { sheetMessages as messages } from '../cells/Sheet.messages'
import type { Column, RowsOf } from './Column'
import { date, id, name, shared, text } from './sharedColumns'

/** The columns of the sheet of lots. Users choose none of them. */
export const lotColumns: Readonly<Record<string, Column<RowsOf['lot']>>> = {
  tenderId: {
    ...id,
    property: 'procurement',
    label: messages.tenderId,
    valueOf: (row) => row.procurement.id,
  },
  tender: {
    ...name,
    property: 'procurement',
    label: messages.tender,
    valueOf: (row) => row.procurement.name,
  },
  number: { ...text, property: 'number', label: messages.lot, valueOf: ({ number }) => number },
  title: { ...name, property: 'title', valueOf: ({ title }) => title },
  budget: shared.budget,
  currency: shared.currency,
  place: shared.place,
  start: { ...date, property: 'start', label: messages.contractStart, valueOf: ({ start }) => start },
  end: { ...date, property: 'end', label: messages.contractEnd, valueOf: ({ end }) => end },
  offersUntil: {
    ...date,
    property: 'offers',
    label: messages.offersUntil,
    valueOf: ({ offers }) => offers?.to ?? null,
  },
  offersTime: {
    ...text,
    property: 'offers',
    label: messages.offersTime,
    valueOf: (row) => row.offers?.toTime ?? null,
  },
  awardedSum: {
    property: 'awardedSum',
    label: messages.awardedSum,
    kind: 'money',
    width: 16,
    valueOf: ({ awardedSum }) => awardedSum?.amount ?? null,
  },
  awardedCurrency: {
    ...shared.currency,
    property: 'awardedSum',
    label: messages.awardedCurrency,
    valueOf: ({ awardedSum }) => awardedSum?.currency ?? null,
  },
  winners: {
    ...name,
    property: 'winners',
    label: messages.winners,
    valueOf: ({ winners }) => (winners ?? []).map(({ companyName }) => companyName).join('; '),
  },
  criteria: shared.criteria,
}
