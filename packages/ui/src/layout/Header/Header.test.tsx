import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { HeaderProps } from './Header'
import { Header } from './Header'

const props = (more: Partial<HeaderProps> = {}): HeaderProps => ({
  homeHref: '#/',
  navItems: [
    { href: '#/', label: 'Overview', isCurrent: false },
    { href: '#/search/1', label: 'Search', isCurrent: true },
  ],
  countries: [
    { id: 1, name: 'Denmark', flag: 'DK' },
    { id: 2, name: 'Sweden', flag: 'SE' },
  ],
  countryId: 1,
  onCountryChange: vi.fn(),
  helpHref: '#/help',
  profile: { name: 'Anna Lund', email: 'anna@firm.example', entries: [{ id: 'out', label: 'Log out' }] },
  ...more,
})

afterEach(() => page.viewport(1280, 800))

describe('[H01] Header', () => {
  test('links to home, help and the main navigation', async () => {
    const ui = await renderUi(<Header {...props()} />)
    const nav = ui.getByRole('navigation', { name: 'Main' })
    await expect.element(nav.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page')
    await expect.element(ui.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#/help')
    await expect.element(ui.getByRole('link', { name: /Spadestik/ })).toHaveAttribute('href', '#/')
  })

  test('shows the name of the user', async () => {
    await renderUi(<Header {...props()} />)
    await page.getByRole('button', { name: 'Your account, Anna Lund' }).click()
    await expect.element(page.getByText('anna@firm.example')).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('[H02] reports the selected country', async () => {
    const all = props()
    await renderUi(<Header {...all} />)
    await page.getByRole('button', { name: /Country/ }).click()
    await page.getByRole('option', { name: 'Sweden' }).click()
    expect(all.onCountryChange).toHaveBeenCalledWith(2)
  })

  test('[H03] shows a limited visitor how many views are left', async () => {
    const profile = { name: 'Bo Holm', email: 'bo@firm.example', viewsLeft: 1, entries: [] }
    await renderUi(<Header {...props({ navItems: [], profile })} />)
    await page.getByRole('button', { name: 'Your account, Bo Holm' }).click()
    await expect.element(page.getByText('1 view left')).toBeVisible()
  })

  test('[S21] moves the navigation into a menu on a small screen', async () => {
    await page.viewport(360, 780)
    const ui = await renderUi(<Header {...props()} />)
    await expect.element(ui.getByRole('navigation')).not.toBeInTheDocument()
    await ui.getByRole('button', { name: 'Menu' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Search' })).toHaveAttribute('href', '#/search/1')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
