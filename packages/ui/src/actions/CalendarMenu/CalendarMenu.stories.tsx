import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CalendarMenu } from './CalendarMenu'

const meta = {
  title: 'Components/CalendarMenu',
  component: CalendarMenu,
  args: {
    eventName: 'Frist for tilbud',
    targets: [
      { calendar: 'outlook', href: 'https://calendar.example/outlook' },
      { calendar: 'office365', href: 'https://calendar.example/office' },
      { calendar: 'google', href: 'https://calendar.example/google' },
      { calendar: 'apple', href: 'data:text/calendar,', download: 'frist.ics' },
      { calendar: 'ics', href: 'data:text/calendar,', download: 'frist.ics' },
    ],
  },
} satisfies Meta<typeof CalendarMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Paywalled: Story = { args: { onUnlock: fn() } }
export const WithoutDate: Story = { args: { targets: [] } }
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Føj til kalender: Frist for tilbud' }))
    await expect(await screen.findByRole('menuitem', { name: 'Apple Kalender' })).toBeVisible()
  },
}
