import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { ResultTableRow } from './useResultTable'
import { useResultTable } from './useResultTable'

interface Tender {
  id: number
  name: string
  place: string
}

const tenders: readonly Tender[] = [
  { id: 1, name: 'Lindbro', place: 'Kragå' },
  { id: 2, name: 'Oddevej', place: 'Havneby' },
]

type TenderRowProps = ResultTableRow<Tender> & Pick<ReturnType<typeof useResultTable>, 'getRow'>

function TenderRow({ id, row, isExpanded, getRow }: TenderRowProps) {
  const { rowProps, expanderProps, headerProps, detailsProps } = getRow({ id, isExpanded })
  const { onPress, ...expander } = expanderProps
  return (
    <tr {...rowProps}>
      <th scope="row">
        <button type="button" {...expander} onClick={onPress}>
          Vis mere
        </button>{' '}
        <span {...headerProps}>{row.name}</span>
        {isExpanded && <p {...detailsProps}>{row.place}</p>}
      </th>
    </tr>
  )
}

function Tenders() {
  const [isAscending, setAscending] = useState(true)
  const table = useResultTable<Tender>({
    'aria-label': 'Udbud',
    rows: isAscending ? tenders : tenders.toReversed(),
    getRowId: ({ id }) => id,
    canExpand: true,
    sort: { columnId: 'name', isAscending },
    onSortChange: (sort) => setAscending(sort.isAscending),
  })
  const { headerProps, sortProps } = table.getColumn('name')
  return (
    <table {...table.tableProps}>
      <thead>
        <tr>
          <th {...headerProps}>
            <button type="button" onClick={sortProps.onPress}>
              Navn
            </button>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((tableRow) => (
          <TenderRow key={tableRow.id} {...tableRow} getRow={table.getRow} />
        ))}
      </tbody>
    </table>
  )
}

const meta = {
  title: 'Hooks/useResultTable',
  // Pass the function itself, because Storybook then gets the elements that `Tenders` returns and can
  // translate their texts.
  render: Tenders,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navn' }))
    const header = canvas.getByRole('columnheader', { name: 'Navn' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Vis mere Lindbro' }))
    await expect(canvas.getByText('Kragå')).toBeVisible()
  },
}
