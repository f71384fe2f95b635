import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer'
import { renderApp } from '../../../testing/renderApp'
import { worker } from '../../../testing/worker'

const { body: procurement } = exampleResponses.getProcurement
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
const window = { from: null, to: inAYear, toTime: '12:00', address: null, link: null, note: null }

test('[Z07] all deadlines go into one file with the chosen alarm, which the browser remembers', async () => {
  localStorage.removeItem('calendarAlarm')
  const past = { ...window, to: '2020-01-01' }
  worker.use(
    answer('getProcurement', {
      ...procurement,
      offers: window,
      participation: past,
      material: window,
      inquiry: null,
    }),
  )
  const ui = await renderApp('/procurement/91004')
  const link = ui.getByRole('link', { name: 'Add all deadlines' })
  await expect.element(link).toHaveAttribute('download', 'procurement-91004.ics')
  const file = () => decodeURIComponent(link.element().getAttribute('href') ?? '')
  const uids = () => file().match(/UID:\S+/g)
  expect(uids()).toEqual([
    'UID:procurement-91004-offers@spadestik',
    'UID:procurement-91004-material@spadestik',
  ])
  expect(file().match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-PT23H', 'TRIGGER:-PT23H'])
  const alarm = ui.getByRole('button', { name: /Alarm in calendar files/ })
  await alarm.click()
  await ui.getByRole('option', { name: '3 days before' }).click()
  await expect.poll(() => file().match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-PT71H', 'TRIGGER:-PT71H'])
  expect(localStorage.getItem('calendarAlarm')).toBe('"threeDays"')
})

test('[Z07] there is nothing to add when all deadlines are over', async () => {
  const past = { ...window, to: '2020-01-01' }
  worker.use(
    answer('getProcurement', {
      ...procurement,
      offers: past,
      participation: null,
      material: null,
      inquiry: null,
    }),
  )
  const ui = await renderApp('/procurement/91004')
  await expect.element(ui.getByText(/01\.01\.2020/).first()).toBeVisible()
  await expect.element(ui.getByRole('link', { name: 'Add all deadlines' })).not.toBeInTheDocument()
})

test('[Z07, Z09] a cancelled tender offers no calendar and no reminder', async () => {
  const phase = { ...procurement.phase, id: 6, name: 'Cancelled' }
  worker.use(answer('getProcurement', { ...procurement, phase, offers: window }))
  const ui = await renderApp('/procurement/91004')
  await expect.element(ui.getByText('Cancelled').first()).toBeVisible()
  await expect.element(ui.getByRole('link', { name: 'Add all deadlines' })).not.toBeInTheDocument()
})
