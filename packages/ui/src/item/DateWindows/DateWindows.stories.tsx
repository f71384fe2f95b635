import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Badge } from '../../feedback/Badge/Badge'
import { CalendarMenu } from '../../actions/CalendarMenu/CalendarMenu'
import { Card } from '../../layout/Card/Card'
import type { DateWindow } from './DateWindows'
import { DateWindows } from './DateWindows'

const calendarMenu = (
  <CalendarMenu
    eventName="Frist"
    targets={[
      { calendar: 'outlook', href: 'https://calendar.example/outlook' },
      { calendar: 'ics', href: 'data:text/calendar,', download: 'frist.ics' },
    ]}
  />
)

const windows: DateWindow[] = [
  {
    id: 'offers',
    label: 'Aflevering af tilbud',
    from: null,
    to: '27.11.2026',
    status: <Badge tone="near">6 dage</Badge>,
    address: 'Engvej 4, 9999 Havneby',
    link: { href: '#', label: 'udbud.example.com' },
    note: 'Kun digitalt, i ét samlet dokument.',
    calendarMenu,
  },
  {
    id: 'participation',
    label: 'Anmodning om deltagelse',
    from: '02.11.2026',
    to: '16.11.2026',
    status: 'Slut',
    isPast: true,
    address: null,
    link: null,
  },
  { id: 'inquiry', label: 'Forespørgsler til udbud', from: null, to: null, address: null, calendarMenu },
  { id: 'building', label: 'Byggestart og -slut', from: 'Q2 2027', to: 'Q3 2028', calendarMenu },
]

const meta = {
  title: 'Components/DateWindows',
  component: DateWindows,
  args: { label: 'Vigtige datoer', windows, onUnlock: fn() },
} satisfies Meta<typeof DateWindows>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Locked: Story = {
  args: {
    isLocked: true,
    windows: windows.map((window) => ({ ...window, from: null, to: null, status: undefined })),
  },
}
export const Narrow: Story = { parameters: { width: '320px' } }
export const OnASurface: Story = {
  render: (args) => (
    <Card title="Vigtige datoer" isTitleOutside isFlush>
      <DateWindows {...args} />
    </Card>
  ),
}
