import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeItems, makeManyItems } from '../../../testing/makeItems'
import type { CriterionTreeOptions } from './useCriterionTree'
import { useCriterionTree } from './useCriterionTree'

const items = makeItems([['Civil works', ['Bridges', 'Harbours']], 'Housing'])

function PlainTree(options: Partial<CriterionTreeOptions<number>>) {
  const tree = useCriterionTree({ items, 'aria-label': 'Category', ...options })
  return (
    <>
      <input aria-label="Find" {...tree.inputProps} />
      <div {...tree.treeProps}>
        <div {...tree.contentProps}>
          {tree.rows.map((row) => (
            <div key={row.id} {...tree.getRowProps(row)}>
              {row.isExpanded !== undefined && (
                <b aria-hidden {...tree.getToggleProps(row)}>
                  &gt;
                </b>
              )}
              {row.label}
            </div>
          ))}
        </div>
      </div>
      <output>
        {tree.rowCount} of {tree.size}, {tree.hitCount ?? 'no'} hits, {tree.lastMarked?.label}
      </output>
    </>
  )
}

const row = (name: RegExp) => page.getByRole('treeitem', { name })
const checked = (name: RegExp) => row(name).element().getAttribute('aria-checked')

describe('[S10] useCriterionTree', () => {
  test('names the tree and its rows without adding texts', async () => {
    await render(<PlainTree defaultExpanded={[0]} />)
    await expect.element(page.getByRole('tree', { name: 'Category' })).toBeVisible()
    await expect.element(row(/^Bridges$/)).toHaveAttribute('aria-level', '2')
    await expect.element(page.getByRole('status')).toHaveTextContent('4 of 4, no hits,')
  })

  test('reports the pressed node, then the shortest selection', async () => {
    const onMark = vi.fn()
    const onChange = vi.fn()
    await render(<PlainTree defaultExpanded={[0]} {...{ onMark, onChange }} />)
    await row(/Bridges/).click()
    await row(/Harbours/).click()
    expect(onMark.mock.calls).toEqual([
      [1, 'included'],
      [2, 'included'],
    ])
    expect(onChange.mock.calls).toEqual([
      [{ included: [1], excluded: [] }],
      [{ included: [0], excluded: [] }],
    ])
    await expect.element(page.getByRole('status')).toHaveTextContent('4 of 4, no hits, Harbours')
  })

  test('shows the value of the parent, even if the parent refuses a press', async () => {
    const ui = await render(<PlainTree value={{ included: [1], excluded: [] }} defaultExpanded={[0]} />)
    await row(/Harbours/).click()
    await expect.poll(() => checked(/Harbours/)).toBe('false')
    expect(checked(/Civil works/)).toBe('mixed')
    await ui.rerender(<PlainTree value={{ included: [0], excluded: [] }} defaultExpanded={[0]} />)
    await expect.poll(() => checked(/Harbours/)).toBe('true')
  })

  test('never excludes a node if `canExclude` is false', async () => {
    await render(<PlainTree canExclude={false} />)
    await row(/Housing/).click()
    await expect.poll(() => checked(/Housing/)).toBe('true')
    await row(/Housing/).click()
    await expect.element(row(/Housing/)).toHaveAttribute('data-mark', 'none')
  })

  test('filters by its input, and finds rows by typed letters', async () => {
    await render(<PlainTree defaultExpanded={[0]} />)
    await page.getByRole('searchbox').fill('har')
    await expect.element(row(/Housing/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 4, 1 hits,')
    await page.getByRole('searchbox').fill('')
    await userEvent.tab()
    await userEvent.keyboard('ho')
    await expect.element(row(/Housing/)).toHaveFocus()
  })

  test('keeps its marks when the items arrive in another order', async () => {
    const ui = await render(<PlainTree defaultValue={{ included: [3], excluded: [] }} />)
    await ui.rerender(<PlainTree items={items.toReversed()} />)
    await expect.poll(() => checked(/Housing/)).toBe('true')
    expect(checked(/Civil works/)).toBe('false')
  })

  test('toggles a branch by its arrow without marking it', async () => {
    await render(<PlainTree />)
    await page.getByText('>').click()
    await expect.element(row(/Civil works/)).toHaveAttribute('aria-expanded', 'true')
    expect(checked(/Civil works/)).toBe('false')
  })

  test('renders only the visible rows, and as many as fit the given heights', async () => {
    await render(
      <PlainTree items={makeManyItems(3000)} defaultExpanded={[0, 1]} rowHeight={50} maxHeight={200} />,
    )
    expect(page.getByRole('treeitem').elements()).toHaveLength(15)
    page.getByRole('tree').element().scrollTop = 1000
    await expect.element(row(/^Gruppe 1\.10$/)).toBeVisible()
  })
})
