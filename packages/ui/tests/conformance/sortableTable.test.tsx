import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import type { ResultColumn, ResultSort } from '../../src/data/ResultTable/ResultColumn'
import { ResultTable } from '../../src/data/ResultTable/ResultTable'
import { describeSortableTablePattern } from './patterns/describeSortableTablePattern'

const columns: ResultColumn<string>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => row },
  { id: 'budget', header: 'Budget', isSortable: true, cell: () => '48' },
  { id: 'updated', header: 'Updated', isSortable: true, cell: () => '21.11.2026' },
]

function Held() {
  const [sort, setSort] = useState<ResultSort | null>(null)
  return (
    <ResultTable
      label="Sample"
      columns={columns}
      rows={['Lindbro', 'Oddevej']}
      getRowId={(row) => row}
      sort={sort}
      onSortChange={setSort}
    />
  )
}

describeSortableTablePattern('ResultTable', () => renderUi(<Held />))
