import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/actions/Button/Button'
import { Menu } from '../../../src/actions/Menu/Menu'
import { CriterionTree } from '../../../src/criteria/CriterionTree/CriterionTree'
import type { CriterionSelection } from '../../../src/criteria/model/criterionMarks'
import { ResultCard } from '../../../src/data/ResultCard/ResultCard'
import type { ResultSort } from '../../../src/data/ResultTable/ResultColumn'
import { ResultTable } from '../../../src/data/ResultTable/ResultTable'
import { Accordion } from '../../../src/layout/Accordion/Accordion'
import { Collapse } from '../../../src/layout/Collapse/Collapse'
import { Disclosure } from '../../../src/layout/Disclosure/Disclosure'
import { FilterPanel } from '../../../src/layout/FilterPanel/FilterPanel'
import { Tabs } from '../../../src/layout/Tabs/Tabs'
import { Popover } from '../../../src/overlays/Popover/Popover'
import { makeItems } from '../../../testing/makeItems'
import { attribute, count, state } from './StateSample'

const items = ['One', 'Two'].map((title) => ({ id: title, title, content: `${title} is shown.` }))
const criteria = makeItems([['Roads', ['Bridges', 'Tunnels']]])
const table = {
  label: 'Items',
  columns: [{ id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: (row: string) => row }],
  rows: ['Bridge'],
  getRowId: (row: string) => row,
}

const click = (name: string) => () => page.getByRole('button', { name, exact: true }).click()
const expands = { first: false, next: true, shown: ['false', 'true'] } as const

export const openStates = [
  state<readonly string[]>({
    name: 'Accordion.onExpandedChange',
    first: [],
    next: ['One'],
    shown: ['false', 'true'],
    render: ({ value, initial, onChange }) => (
      <Accordion items={items} expanded={value} defaultExpanded={initial} onExpandedChange={onChange} />
    ),
    act: click('One'),
    read: attribute('aria-expanded', 'button', 'One'),
  }),
  state<boolean>({
    ...expands,
    name: 'Collapse.onExpandedChange',
    render: ({ value, initial, onChange }) => (
      <Collapse maxHeight={40} isExpanded={value} defaultExpanded={initial} onExpandedChange={onChange}>
        <div style={{ blockSize: 400 }} />
      </Collapse>
    ),
    act: () => page.getByRole('button').click(),
    read: attribute('aria-expanded', 'button'),
  }),
  state<readonly number[]>({
    name: 'CriterionTree.onExpandedChange',
    first: [],
    next: [0],
    shown: ['false', 'true'],
    render: ({ value, initial, onChange }) => (
      <CriterionTree
        label="Category"
        items={criteria}
        expanded={value}
        defaultExpanded={initial}
        onExpandedChange={onChange}
      />
    ),
    act: async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
    },
    read: attribute('aria-expanded', 'treeitem', 'Roads'),
  }),
  state<string>({
    name: 'CriterionTree.onFilterChange',
    first: '',
    next: 'brid',
    shown: ['Roads', 'RoadsBridges'],
    render: ({ value, initial, onChange }) => (
      <CriterionTree
        label="Category"
        items={criteria}
        isFilterable
        filter={value}
        defaultFilter={initial}
        onFilterChange={onChange}
      />
    ),
    act: () => page.getByRole('searchbox').fill('brid'),
    read: () => document.querySelector('[role=tree]')?.textContent,
  }),
  state<CriterionSelection>({
    name: 'CriterionTree.onChange',
    first: { included: [], excluded: [] },
    next: { included: [0], excluded: [] },
    shown: ['false', 'true'],
    render: ({ value, initial, onChange }) => (
      <CriterionTree
        label="Category"
        items={criteria}
        value={value}
        defaultValue={initial}
        onChange={onChange}
      />
    ),
    act: () => page.getByRole('treeitem').click(),
    read: attribute('aria-checked', 'treeitem'),
  }),
  state<boolean>({
    ...expands,
    name: 'Disclosure.onExpandedChange',
    render: ({ value, initial, onChange }) => (
      <Disclosure title="One" isExpanded={value} defaultExpanded={initial} onExpandedChange={onChange}>
        Content
      </Disclosure>
    ),
    act: click('One'),
    read: attribute('aria-expanded', 'button'),
  }),
  state<boolean>({
    name: 'FilterPanel.onOpenChange',
    isNarrow: true,
    first: true,
    next: false,
    shown: [1, 0],
    render: ({ value, initial, onChange }) => (
      <FilterPanel resultCount={3} isOpen={value} defaultOpen={initial} onOpenChange={onChange}>
        Filters
      </FilterPanel>
    ),
    act: () => page.getByRole('button', { name: 'Show 3 results' }).click(),
    read: count('dialog'),
  }),
  state<boolean>({
    ...expands,
    name: 'Menu.onOpenChange',
    render: ({ value, initial, onChange }) => (
      <Menu
        label="Actions"
        entries={[{ id: 'copy', label: 'Copy' }]}
        isOpen={value}
        defaultOpen={initial}
        onOpenChange={onChange}
      >
        <Button>One</Button>
      </Menu>
    ),
    act: click('One'),
    read: () => document.querySelector('[aria-haspopup]')?.getAttribute('aria-expanded'),
  }),
  state<boolean>({
    ...expands,
    name: 'Popover.onOpenChange',
    render: ({ value, initial, onChange }) => (
      <Popover
        label="Details"
        trigger={<Button>One</Button>}
        isOpen={value}
        defaultOpen={initial}
        onOpenChange={onChange}
      >
        Content
      </Popover>
    ),
    act: click('One'),
    read: () => document.querySelector('[aria-haspopup]')?.getAttribute('aria-expanded'),
  }),
  state<boolean>({
    ...expands,
    name: 'ResultCard.onExpandedChange',
    render: ({ value, initial, onChange }) => (
      <ResultCard
        title="Bridge"
        href="#"
        details="Details"
        isExpanded={value}
        defaultExpanded={initial}
        onExpandedChange={onChange}
      />
    ),
    act: () => page.getByRole('button').click(),
    read: attribute('aria-expanded', 'button'),
  }),
  state<number | string | null>({
    name: 'ResultTable.onExpandedChange',
    first: null,
    next: 'Bridge',
    shown: ['false', 'true'],
    render: ({ value, initial, onChange }) => (
      <ResultTable
        {...table}
        renderExpanded={() => 'Details'}
        expanded={value}
        defaultExpanded={initial}
        onExpandedChange={onChange}
      />
    ),
    act: () => page.getByRole('button').click(),
    read: attribute('aria-expanded', 'button'),
  }),
  state<ResultSort | null>({
    name: 'ResultTable.onSortChange',
    first: null,
    next: { columnId: 'name', isAscending: true },
    shown: [null, 'ascending'],
    render: ({ value, initial, onChange }) => (
      <ResultTable {...table} sort={value} defaultSort={initial} onSortChange={onChange} />
    ),
    act: click('Name'),
    read: attribute('aria-sort', 'columnheader'),
  }),
  state<string>({
    name: 'Tabs.onChange',
    first: 'One',
    next: 'Two',
    shown: ['false', 'true'],
    render: ({ value, initial, onChange }) => (
      <Tabs label="Tabs" tabs={items} value={value} defaultValue={initial} onChange={onChange} />
    ),
    act: () => page.getByRole('tab', { name: 'Two' }).click(),
    read: attribute('aria-selected', 'tab', 'Two'),
  }),
] as const
