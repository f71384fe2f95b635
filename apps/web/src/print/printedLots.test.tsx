import { exampleResponses } from '@spadestik/api-client/examples'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '../../testing/answer'
import { renderApp } from '../../testing/renderApp'
import { worker } from '../../testing/worker'

const { body: procurement } = exampleResponses.getProcurement

const road = (number: number) => ({
  id: `LOT-${number}`,
  number: String(number),
  title: `Road ${number}`,
  description: null,
  criteria: [],
  place: null,
  budget: 12_000_000,
  currency: 'DKK',
  start: null,
  end: null,
  durationInDays: null,
  participation: { from: null, to: '2026-12-04', toTime: '12:00' },
  offers: null,
  inquiry: null,
  result: 'awarded' as const,
  awardedSum: null,
  withheld: [],
  winners: [
    { companyId: 1, companyName: 'Krog Byg' },
    { companyId: 2, companyName: 'Fjord' },
  ],
})

test('[X01, Q02] a result that the buyer withholds is printed as withheld', async () => {
  vi.spyOn(window, 'print').mockReturnValue()
  const withheld = [{ property: 'result', until: '2027-03-12' } as const]
  const lot = { ...road(1), result: null, winners: [], withheld }
  worker.use(answer('getProcurement', { ...procurement, lots: [lot] }))
  await renderApp('/print-procurement/91004')
  const section = page.getByRole('region', { name: 'Lots' })
  await expect.element(section.getByText('Withheld by the buyer until 12.03.2027')).toBeVisible()
})

test('[X01, Q02] all lots are printed as a table after the tender text', async () => {
  vi.spyOn(window, 'print').mockReturnValue()
  const lots = Array.from({ length: 12 }, (_one, index) => road(index + 1))
  worker.use(answer('getProcurement', { ...procurement, lots }))
  await renderApp('/print-procurement/91004')
  const section = page.getByRole('region', { name: 'Lots' })
  await expect
    .element(
      section.getByRole('row', {
        name: '12 Road 12 04.12.2026 at 12:00 DKK 12M Awarded Krog Byg, Fjord',
      }),
    )
    .toBeVisible()
  expect(section.getByRole('row').elements()).toHaveLength(13)
  const text = page.getByRole('region', { name: 'Tender text' }).element()
  expect(text.compareDocumentPosition(section.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
