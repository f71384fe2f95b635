import type { Meta, StoryObj } from '@storybook/react-vite'
import { EyeOff, Link2, Mail, Trash2 } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/Button'
import { Menu } from './Menu'
import { MenuItem, MenuSection, MenuSeparator } from './MenuItem'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Flere handlinger',
    placement: 'bottom start',
    children: <Button>Handlinger</Button>,
    entries: [
      { id: 'hide', label: 'Skjul i søgninger', icon: EyeOff },
      { id: 'mail', label: 'Del via e-mail', icon: Mail },
      { id: 'copy', label: 'Kopiér linket', icon: Link2, isDisabled: true },
      { type: 'separator', id: 'line' },
      { id: 'delete', label: 'Slet', icon: Trash2, tone: 'danger' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Handlinger' }))
    await expect(await screen.findByRole('menuitem', { name: 'Slet' })).toBeVisible()
  },
}
export const WithHeader: Story = {
  args: { header: <strong>Anna Lund</strong> },
  play: Open.play,
}
export const OfItems: Story = {
  args: {
    entries: [],
    trigger: <Button>Handlinger</Button>,
    children: [
      <MenuSection key="share" title="Del">
        <MenuItem id="mail" label="Del via e-mail" icon={Mail} />
        <MenuItem id="copy" label="Kopiér linket" icon={Link2} href="#" />
      </MenuSection>,
      <MenuSeparator key="line" />,
      <MenuItem key="delete" id="delete" label="Slet" icon={Trash2} tone="danger" />,
    ],
  },
  play: Open.play,
}
