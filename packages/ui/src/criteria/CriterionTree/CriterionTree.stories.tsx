import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import { makeMarks } from '../../../testing/makeMarks'
import { makeLargeTree, makeTree } from '../../../testing/makeTree'
import { categories, categoryCounts } from '../../../testing/samples'
import type { Mark } from '../../graphics/MarkGlyph/MarkGlyph'
import type { CriterionTreeProps } from './CriterionTree'
import { CriterionTree } from './CriterionTree'

const sample = makeTree(categories)

type Sample = Omit<CriterionTreeProps, 'marks' | 'onMark'> & {
  canExclude?: boolean
  first?: Record<number, Mark>
}

function Marked({ canExclude = true, first, ...rest }: Sample) {
  const { marks, press } = useMemo(
    () => makeMarks(rest.tree, canExclude, first),
    [rest.tree, canExclude, first],
  )
  return <CriterionTree {...rest} marks={marks} onMark={press} />
}

const meta = {
  title: 'Components/CriterionTree',
  component: Marked,
  args: { label: 'Kategori', tree: sample, counts: categoryCounts },
  parameters: { width: '320px' },
} satisfies Meta<typeof Marked>

export default meta
type Story = StoryObj<typeof meta>

const first = { 2: 'included', 3: 'excluded', 4: 'included' } as const

export const Resting: Story = {}
export const Marks: Story = { args: { defaultExpanded: [0, 1], first } }
export const CountsAreLowerBounds: Story = { args: { areCountsLowerBounds: true } }
export const WithoutCounts: Story = { args: { defaultExpanded: [0, 1], first, counts: [] } }
export const Disabled: Story = { args: { defaultExpanded: [0], first, isDisabled: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { tree: makeTree([]) } }
export const TenThousand: Story = { args: { tree: makeLargeTree(10_000), counts: [] } }

export const Finding: Story = {
  args: { first },
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
  args: { defaultExpanded: [0, 1], first },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: 'Gangbroer 17, udelukket' })).toHaveFocus()
  },
}
