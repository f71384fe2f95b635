import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { makeItems, makeManyItems } from '../../../testing/makeItems'
import { categories, categoryCounts } from '../../../testing/samples'
import type { CriterionTreeRow } from '../useCriterionTree/CriterionTreeRow'
import { CriterionTree } from './CriterionTree'

const meta = {
  title: 'Components/CriterionTree',
  component: CriterionTree<number>,
  args: { label: 'Kategori', items: makeItems(categories), counts: categoryCounts },
  parameters: { width: '320px' },
} satisfies Meta<typeof CriterionTree<number>>

export default meta
type Story = StoryObj<typeof meta>

const defaultValue = { included: [2, 4], excluded: [3] }

export const Resting: Story = {}
export const Marks: Story = { args: { defaultExpanded: [0, 1], defaultValue } }
export const CountsAreLowerBounds: Story = { args: { areCountsLowerBounds: true } }
export const WithoutCounts: Story = { args: { defaultExpanded: [0, 1], defaultValue, counts: undefined } }
export const Disabled: Story = { args: { defaultExpanded: [0], defaultValue, isDisabled: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { items: [] } }
export const TenThousand: Story = { args: { items: makeManyItems(10_000), counts: undefined } }

export const Finding: Story = {
  args: { defaultValue },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bro')
    await expect(await canvas.findByRole('treeitem', { name: 'Gangbroer 17, udelukket' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz')
    await expect(await canvas.findByText('Intet her svarer til »xyz«.')).toBeVisible()
  },
}

export const Keyboard: Story = {
  args: { defaultExpanded: [0, 1], defaultValue },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: 'Gangbroer 17, udelukket' })).toHaveFocus()
  },
}

const asCheckbox = ({ label, mark }: CriterionTreeRow<number>) => (
  <span>
    {mark === 'excluded' ? '✗' : mark === 'included' ? '✓' : '·'} {label}
  </span>
)

export const OwnRows: Story = {
  args: { defaultExpanded: [0, 1], defaultValue, renderRow: asCheckbox },
}

const flat = [
  { id: 'works', label: 'Anlæg' },
  { id: 'bridges', label: 'Broer', parentId: 'works' },
  { id: 'harbours', label: 'Havne', parentId: 'works' },
]

export const FlatList: StoryObj<typeof CriterionTree<string>> = {
  render: () => (
    <CriterionTree
      label="Kategori"
      items={flat}
      defaultExpanded={['works']}
      defaultValue={{ included: ['works'], excluded: ['harbours'] }}
    />
  ),
}

export const Do: Story = { args: { defaultExpanded: [0, 1], defaultValue } }
export const Dont: Story = {
  args: {
    label: 'Sektor',
    counts: undefined,
    items: [
      { id: 1, label: 'Offentlig' },
      { id: 2, label: 'Privat' },
    ],
  },
}
