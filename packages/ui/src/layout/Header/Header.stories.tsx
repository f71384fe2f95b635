import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Header } from './Header'

const meta = {
  title: 'Components/Header',
  component: Header,
  args: {
    homeHref: '#/',
    navItems: [
      { href: '#/', label: 'Overblik', isCurrent: false },
      { href: '#/search/1', label: 'Søg', isCurrent: true },
      { href: '#/blacklist', label: 'Skjulte', isCurrent: false },
    ],
    countries: [
      { id: 1, name: 'Danmark', flag: 'DK' },
      { id: 160, name: 'Norge', flag: 'NO' },
      { id: 2, name: 'Sverige', flag: 'SE' },
    ],
    countryId: 1,
    onCountryChange: fn(),
    helpHref: '#/help',
    profile: {
      name: 'Anna Lund',
      email: 'anna@firma.example',
      entries: [
        { id: 'settings', label: 'Indstillinger', icon: Settings, href: '#/settings' },
        { type: 'separator', id: 'line' },
        { id: 'logout', label: 'Log ud', icon: LogOut },
      ],
    },
  },
  // Add an empty main landmark, because a page needs one. It must not contain the header.
  decorators: [
    (Story) => (
      <>
        <Story />
        <main />
      </>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {}
export const LoggedOut: Story = { args: { navItems: [], profile: undefined } }
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
export const LimitedAccess: Story = {
  args: {
    navItems: [],
    profile: {
      name: 'Bo Holm',
      email: 'bo@firma.example',
      viewsLeft: 2,
      entries: [{ id: 'login', label: 'Log ind', href: '#/' }],
    },
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Din konto, Bo Holm' }))
    await expect(await screen.findByText('2 visninger tilbage')).toBeVisible()
  },
}
