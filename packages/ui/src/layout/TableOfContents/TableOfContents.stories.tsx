import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableOfContents } from './TableOfContents'

const meta = {
  title: 'Components/TableOfContents',
  component: TableOfContents,
  args: {
    currentId: 'dates',
    sections: [
      { id: 'phases', title: 'Faser' },
      { id: 'dates', title: 'Vigtige datoer' },
      { id: 'information', title: 'Oplysninger' },
      { id: 'roles', title: 'Firmaer' },
      { id: 'announcements', title: 'Bekendtgørelser' },
    ],
  },
  parameters: { width: '200px' },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {}
export const NothingRead: Story = { args: { currentId: null } }
export const LongTitles: Story = {
  args: {
    sections: [
      { id: 'dates', title: 'Viktiga datum för upphandlingen och dess genomförande' },
      { id: 'roles', title: 'Företag' },
    ],
  },
}
