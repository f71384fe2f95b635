import { expect, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

/** Counts calendar days, because a day on which the clocks change does not have 24 hours. */
function dayIn(days: number): string {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' })
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}
const dotted = (day: string) => day.split('-').toReversed().join('.')

test('[S24, S17, W08] a deadline within 14 days is saved in an agent, and is still relative when the agent is opened again', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'paid@demo.test')
  await page.goto('/search/1?type=procurement')
  await page.getByRole('button', { name: 'Frist', exact: true }).click()
  const deadline = page.getByRole('radiogroup', { name: 'Frist' })
  await deadline.getByRole('radio', { name: '14 dage' }).check({ force: true })
  await expect(page).toHaveURL(/[?&]deadline=14d/)
  await expect(page.getByText(/^Følger kalenderen/)).toContainText(
    `${dotted(dayIn(0))} – ${dotted(dayIn(14))}`,
  )

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^[1-9]\d* udbud$/)
  const found = await heading.textContent()
  await page.goto(`/search/1?type=procurement&deadline=${dayIn(0)}~${dayIn(14)}`)
  await expect(heading).toHaveText(found ?? '')
  await page.goBack()

  await page.getByRole('button', { name: 'Gem som agent' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Frist inden for 14 dage: følger kalenderen/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Navn' }).fill('Snart lukket')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(page).toHaveURL(/&agent=\d+/)
  const id = new URL(page.url()).searchParams.get('agent')

  await page.goto('/search/1?type=procurement')
  await page.goto('/')
  await page.getByRole('link', { name: 'Snart lukket' }).first().click()
  await expect(page).toHaveURL(/[?&]deadline=14d/)
  await expect(heading).toContainText('i agenten Snart lukket')
  await expect(page.getByRole('button', { name: /Frist inden for 14 dage/ }).first()).toBeVisible()
  await calls.send('DELETE', `/agents/procurement/${id}`)
})
