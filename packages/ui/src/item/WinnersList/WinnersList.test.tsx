import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/renderUi'
import type { Winner, WinnersListProps } from './WinnersList'
import { WinnersList } from './WinnersList'

const winners = (count: number): Winner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    company: `Company ${index + 1}`,
    companyHref: `#/company/${index + 1}`,
    role: 'Contractor',
    date: '12.11.2026',
  }))

const show = (more: Partial<WinnersListProps> = {}) =>
  renderUi(<WinnersList label="Winners" winners={winners(3)} collapseAbove={5} {...more} />)

describe('[Q02] WinnersList', () => {
  test.each([
    [5, 5, false],
    [6, 5, true],
  ])('of %i shows %i at first, and can show more: %s', async (count, shown, canExpand) => {
    const ui = await show({ winners: winners(count) })
    const list = ui.getByRole('list', { name: 'Winners' })
    expect(list.getByRole('listitem').elements()).toHaveLength(shown)
    expect(ui.getByRole('button').elements()).toHaveLength(canExpand ? 1 : 0)
  })

  test('shows all winners after a press, and fewer after another press', async () => {
    const ui = await show({ winners: winners(7) })
    await ui.getByRole('button', { name: 'Show all 7' }).click()
    expect(ui.getByRole('listitem').elements()).toHaveLength(7)
    await ui.getByRole('button', { name: 'Show fewer' }).click()
    expect(ui.getByRole('listitem').elements()).toHaveLength(5)
  })

  test('[Q04] links to the company, and opens the role if `onOpen` is given', async () => {
    const onOpen = vi.fn()
    const [winner] = winners(1)
    const ui = await show({ winners: winners(1), onOpen })
    await expect.element(ui.getByRole('link', { name: 'Company 1' })).toHaveAttribute('href', '#/company/1')
    await ui.getByRole('button', { name: 'Contractor' }).click()
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(winner)
  })

  test('[K02] renders a placeholder instead of the winners if it is locked', async () => {
    const onUnlock = vi.fn()
    const ui = await show({ isLocked: true, onUnlock })
    expect(ui.container.innerHTML).not.toContain('Company 1')
    await ui.getByRole('button', { name: /Only with a subscription/ }).click()
    expect(onUnlock).toHaveBeenCalledOnce()
  })

  test('says that there are no winners', async () => {
    const ui = await show({ winners: [] })
    await expect.element(ui.getByText('No winners yet.')).toBeVisible()
  })
})
