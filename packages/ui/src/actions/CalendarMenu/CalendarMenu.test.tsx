import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../testing/renderUi'
import type { CalendarTarget } from './CalendarMenu'
import { CalendarMenu } from './CalendarMenu'

const targets: CalendarTarget[] = [
  { calendar: 'outlook', href: 'https://calendar.example/outlook' },
  { calendar: 'office365', href: 'https://calendar.example/office' },
  { calendar: 'google', href: 'https://calendar.example/google' },
  { calendar: 'apple', href: 'blob:apple', download: 'deadline.ics' },
  { calendar: 'ics', href: 'blob:ics', download: 'deadline.ics' },
]
const button = () => page.getByRole('button', { name: 'Add to calendar: Deadline' })
const line = (name: string) => page.getByRole('menuitem', { name })

describe('[Z07] CalendarMenu', () => {
  test('opens web calendars in a new page and downloads files', async () => {
    await renderUi(<CalendarMenu eventName="Deadline" targets={targets} />)
    await button().click()
    await expect.element(line('Google Calendar')).toHaveAttribute('target', '_blank')
    expect(page.getByRole('menuitem').elements()).toHaveLength(5)
    await expect.element(line('Outlook')).toHaveAttribute('href', 'https://calendar.example/outlook')
    await expect.element(line('Download as a file (.ics)')).toHaveAttribute('download', 'deadline.ics')
    await expect.element(line('Apple Calendar')).not.toHaveAttribute('target')
  })

  test('is not shown without a date', async () => {
    await renderUi(<CalendarMenu eventName="Deadline" targets={[]} />)
    await expect.element(button()).not.toBeInTheDocument()
  })

  test('opens the paywall instead of the menu if a product is needed', async () => {
    const onUnlock = vi.fn()
    await renderUi(<CalendarMenu eventName="Deadline" targets={targets} onUnlock={onUnlock} />)
    await button().click()
    expect(onUnlock).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})
