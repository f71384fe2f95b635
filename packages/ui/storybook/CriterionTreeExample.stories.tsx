import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useCriterionTree } from '../src/criteria/useCriterionTree/useCriterionTree'
import { makeItems } from '../testing/makeItems'
import { categories } from '../testing/samples'

const items = makeItems(categories)
const first = { included: [2, 4], excluded: [3] }
const signs = { none: '', included: '✓', excluded: '✕', mixed: '–' }

/**
 * A tree that uses the hook with Tailwind classes. The story shows no styles, because Storybook has no
 * Tailwind.
 */
function TailwindTree({ label }: { label: string }) {
  const tree = useCriterionTree({ items, 'aria-label': label, defaultValue: first, defaultExpanded: [0, 1] })
  return (
    <div className="grid gap-2 text-sm text-slate-700">
      <input
        {...tree.inputProps}
        aria-label={`Find i ${label}`}
        className="rounded-md border border-slate-300 px-3 py-1.5 focus:ring-2 focus:ring-sky-500"
      />
      <div
        {...tree.treeProps}
        className="overflow-y-auto rounded-md border border-slate-200"
        style={{ ...tree.treeProps.style, overflowY: 'auto' }}
      >
        <div {...tree.contentProps}>
          {tree.rows.map((row) => {
            const { style, ...rowProps } = tree.getRowProps(row)
            const name = row.mark === 'excluded' ? `${row.label}, udelukket` : row.label
            return (
              <div
                key={row.id}
                {...rowProps}
                aria-label={name}
                className="flex items-center gap-2 rounded hover:bg-slate-100 data-[mark=excluded]:line-through"
                style={{ ...style, paddingInlineStart: row.level * 16, display: 'flex', gap: 8 }}
              >
                <span
                  aria-hidden
                  className="w-4 text-slate-400"
                  style={{ inlineSize: 16 }}
                  {...tree.getToggleProps(row)}
                >
                  {row.isExpanded === undefined ? '' : row.isExpanded ? '▾' : '▸'}
                </span>
                <span
                  aria-hidden
                  className="grid size-4 place-items-center rounded border border-slate-400"
                  style={{ inlineSize: 16 }}
                >
                  {signs[row.mark]}
                </span>
                {row.label}
              </div>
            )
          })}
        </div>
      </div>
      <output className="sr-only">
        {tree.lastMarked && `${tree.lastMarked.label} ${signs[tree.lastMarked.mark]}`}
      </output>
    </div>
  )
}

const meta = {
  title: 'Patterns/Headless criterion tree',
  component: TailwindTree,
  args: { label: 'Kategori' },
  parameters: { width: '320px' },
} satisfies Meta<typeof TailwindTree>

export default meta
type Story = StoryObj<typeof meta>

export const WithTailwind: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Havne og kajer' }))
    await expect(canvas.getByRole('treeitem', { name: 'Havne og kajer' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'gang')
    await expect(await canvas.findByRole('treeitem', { name: 'Gangbroer, udelukket' })).toBeVisible()
  },
}
