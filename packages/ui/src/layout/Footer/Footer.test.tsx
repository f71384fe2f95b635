import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import { Footer } from './Footer'

test('[F01] Footer sorts languages by their native names and reports the selected one', async () => {
  const onLanguageChange = vi.fn()
  const ui = await renderUi(
    <Footer
      columns={[{ title: 'Contact', links: [{ href: '#/about', label: 'About us' }] }]}
      languages={[
        { id: 4, nativeName: 'Svenska' },
        { id: 2, nativeName: 'Dansk' },
        { id: 1, nativeName: 'English' },
      ]}
      languageId={2}
      onLanguageChange={onLanguageChange}
    />,
  )
  await expect.element(ui.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '#/about')
  await ui.getByRole('button', { name: /Language/ }).click()
  const names = page.getByRole('option')
  await expect.element(names.nth(0)).toHaveTextContent('Dansk')
  await expect.element(names.nth(1)).toHaveTextContent('English')
  await names.nth(2).click()
  expect(onLanguageChange).toHaveBeenCalledWith(4)
})
