import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AnnouncementList } from './AnnouncementList'

const meta = {
  title: 'Components/AnnouncementList',
  component: AnnouncementList,
  args: {
    label: 'Bekendtgørelser',
    onOpen: fn(),
    onUnlock: fn(),
    announcements: [
      {
        id: 1,
        date: '12.11.2026',
        kind: 'Rettelse',
        tone: 'near',
        changes: 'Fristen for tilbud er flyttet fra 07.12.2026 til 14.12.2026.',
      },
      { id: 2, date: '02.11.2026', kind: 'Opdatering', tone: 'neutral', changes: null },
    ],
  },
  parameters: { width: '560px' },
} satisfies Meta<typeof AnnouncementList>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const ReadOnly: Story = { args: { onOpen: undefined } }
export const Locked: Story = { args: { isLocked: true, announcements: [] } }
export const Empty: Story = { args: { announcements: [] } }
export const Long: Story = {
  args: {
    announcements: [
      {
        id: 1,
        date: '12.11.2026',
        kind: 'Rettelse',
        changes:
          'Udbudsmaterialet er ændret på side 14, 15 og 22.\nBesigtigelse sker 19.11.2026 kl. 10. '.repeat(5),
      },
    ],
  },
  parameters: { width: '320px' },
}
