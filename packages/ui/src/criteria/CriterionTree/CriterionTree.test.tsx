import { createRef } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeItems, makeManyItems } from '../../../testing/makeItems'
import { renderUi } from '../../../testing/renderUi'
import type { CriterionTreeActions, CriterionTreeProps } from './CriterionTree'
import { CriterionTree } from './CriterionTree'

const items = makeItems([
  ['Civil works', [['Bridges', ['Road bridges', 'Footbridges']], 'Harbours']],
  ['Housing', ['Terraced houses']],
])

async function show(more: Partial<CriterionTreeProps<number>> = {}) {
  await renderUi(
    <CriterionTree label="Category" items={items} defaultExpanded={[0, 1]} isFilterable {...more} />,
  )
  return { item: (name: string) => page.getByRole('treeitem', { name, exact: true }) }
}

const counts = new Map([412, 86, 41, 17, 33, 538, 12].entries())

const marks = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((row) => row.getAttribute('data-mark'))

const heightOf = (row: Element) => row.getBoundingClientRect().height

const focusTree = async () => {
  await page.getByRole('searchbox').click()
  await userEvent.tab()
}

describe('[S10] CriterionTree', () => {
  test('exposes level, position and state of each row', async () => {
    const { item } = await show()
    const row = item('Bridges')
    await expect.element(row).toHaveAttribute('aria-level', '2')
    await expect.element(row).toHaveAttribute('aria-posinset', '1')
    await expect.element(row).toHaveAttribute('aria-setsize', '2')
    await expect.element(row).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row).toHaveAttribute('aria-checked', 'false')
    await expect.element(item('Harbours')).not.toHaveAttribute('aria-expanded')
  })

  test('includes, excludes and clears with presses, and announces it politely', async () => {
    const { item } = await show()
    await item('Footbridges').click()
    await expect.element(item('Footbridges')).toHaveAttribute('aria-checked', 'true')
    await expect.element(page.getByText('Footbridges: included')).toBeInTheDocument()
    await item('Footbridges').click()
    const excluded = item('Footbridges, excluded')
    await expect.element(excluded).toHaveAttribute('aria-checked', 'false')
    await expect.element(page.getByText('Footbridges: excluded')).toBeInTheDocument()
    await excluded.click()
    await expect.element(item('Footbridges')).toHaveAttribute('aria-checked', 'false')
  })

  test('submits the included and the excluded ids with a form', async () => {
    await renderUi(
      <form aria-label="Form">
        <CriterionTree
          label="Category"
          name="category"
          items={items}
          defaultValue={{ included: [1], excluded: [5] }}
        />
      </form>,
    )
    const form = page.getByRole('form').element()
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
    expect(new FormData(form).getAll('category')).toEqual(['1'])
    expect(new FormData(form).getAll('category.excluded')).toEqual(['5'])
  })

  test('rows grow with the text size of the page, and the keys still reach all of them', async () => {
    const many = makeManyItems(200)
    const { item } = await show({ items: many, defaultExpanded: Array.from({ length: 222 }, (_, id) => id) })
    const [first] = page.getByRole('treeitem').elements()
    if (!first) throw new Error('There is no row.')
    const before = heightOf(first)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await expect.poll(() => heightOf(first)).toBe(2 * before)
    const label = first.querySelector('[title]')
    expect(label?.scrollHeight).toBeLessThanOrEqual(heightOf(first))
    await focusTree()
    await userEvent.keyboard('{End}')
    const last = page.getByRole('treeitem').elements().at(-1)
    await expect.element(item(last?.getAttribute('aria-label') ?? '')).toHaveFocus()
    await expect.element(item(last?.getAttribute('aria-label') ?? '')).toBeInViewport()
  })

  test('shows a branch as mixed when its descendants differ', async () => {
    const { item } = await show()
    await item('Road bridges').click()
    await expect.element(item('Bridges')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(item('Civil works')).toHaveAttribute('aria-checked', 'mixed')
  })

  test('marks all descendants of a pressed branch', async () => {
    const { item } = await show()
    await item('Civil works').click()
    await expect.poll(marks).toEqual([...Array.from({ length: 5 }, () => 'included'), 'none'])
  })

  test('is one tab stop and works with the keyboard alone', async () => {
    const { item } = await show()
    await focusTree()
    await expect.element(item('Civil works')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect.element(item('Road bridges')).toHaveFocus()
    await expect.element(item('Road bridges')).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(item('Bridges')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(item('Road bridges')).not.toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect.element(item('Housing')).toHaveFocus()
    await userEvent.keyboard('ha')
    await expect.element(item('Harbours')).toHaveFocus()
    await userEvent.keyboard('{Home}*')
    await expect.element(item('Terraced houses')).toBeInTheDocument()
  })

  test('[S10] the search field says in which criteria it finds', async () => {
    await show()
    await expect
      .element(page.getByRole('searchbox', { name: 'Find in Category' }))
      .toHaveAttribute('placeholder', 'Find in Category')
  })

  test('finds labels as the user types and shows their ancestors', async () => {
    const { item } = await show({ defaultExpanded: [] })
    await page.getByRole('searchbox').fill('TERRACED')
    await expect.element(item('Terraced houses')).toBeVisible()
    await expect.element(item('Housing')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item('Civil works')).not.toBeInTheDocument()
    await expect.element(page.getByText('1 found')).toBeInTheDocument()
    expect(item('Terraced houses').element().querySelector('mark')?.textContent).toBe('Terraced')
  })

  test('says when nothing matches, and clears', async () => {
    const { item } = await show()
    await page.getByRole('searchbox').fill('xyz')
    await expect.element(page.getByText('Nothing here matches “xyz”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.element(item('Civil works')).toBeVisible()
  })

  test('includes the count in the name of a row', async () => {
    const { item } = await show({ counts })
    await item('Footbridges 17').click()
    await item('Footbridges 17').click()
    await expect.element(item('Footbridges 17, excluded')).toBeVisible()
  })

  test('[S10] shows that a count is a lower bound', async () => {
    const { item } = await show({ counts, areCountsLowerBounds: true })
    await expect.element(item('Footbridges 17+')).toBeVisible()
  })

  test('opens a branch by its arrow without marking it', async () => {
    const { item } = await show({ defaultExpanded: [] })
    const arrow = item('Housing').element().querySelector('svg')
    if (!arrow) throw new Error('The row has no arrow, so the test cannot open it by pointer.')
    await userEvent.click(arrow)
    await expect.element(item('Housing')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item('Housing')).toHaveAttribute('aria-checked', 'false')
  })

  test('cannot be marked while it is disabled', async () => {
    const { item } = await show({ isDisabled: true })
    await item('Harbours').click({ force: true })
    await expect.element(item('Harbours')).toHaveAttribute('aria-checked', 'false')
  })

  test('keeps only the visible rows in the DOM, and can scroll to the last of ten thousand', async () => {
    await show({ items: makeManyItems(10_000), defaultExpanded: [0, 1] })
    await focusTree()
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('treeitem', { name: 'Hovedgruppe 91' })).toHaveFocus()
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(40)
  })

  test('keeps the focus on a row that is scrolled out of view', async () => {
    await show({ items: makeManyItems(3000), defaultExpanded: [0] })
    await focusTree()
    page.getByRole('tree').element().scrollTop = 600
    await expect.element(page.getByRole('treeitem', { name: 'Hovedgruppe 1', exact: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('treeitem', { name: 'Gruppe 1.1', exact: true })).toHaveFocus()
  })

  test('expands and collapses all branches through its actions', async () => {
    const actionsRef = createRef<CriterionTreeActions>()
    const { item } = await show({ actionsRef, defaultExpanded: [] })
    actionsRef.current?.expandAll()
    await expect.element(item('Footbridges')).toBeVisible()
    await expect.element(item('Terraced houses')).toBeVisible()
    actionsRef.current?.collapseAll()
    await expect.element(item('Bridges')).not.toBeInTheDocument()
  })

  test('says that the tree is empty', async () => {
    await show({ items: [] })
    await expect.element(page.getByText('There is nothing to choose from.')).toBeVisible()
  })
})
