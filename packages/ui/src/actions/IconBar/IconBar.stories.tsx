import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton'
import { IconBar } from './IconBar'

const meta = {
  title: 'Components/IconBar',
  component: IconBar,
  args: {
    itemName: 'Lindbro',
    isStarred: false,
    isHiddenItem: false,
    onStar: fn(),
    onHide: fn(),
    onPrint: fn(),
    onExplain: fn(),
    onShareByMail: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof IconBar>

export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}
export const Starred: Story = { args: { isStarred: true } }
export const Labelled: Story = {
  args: { variant: 'labelled', isStarred: true },
  parameters: { width: '280px' },
}
export const LabelledHidden: Story = {
  args: { variant: 'labelled', isHiddenItem: true },
  parameters: { width: '280px' },
}
export const Paywalled: Story = {
  args: { variant: 'labelled', isPaywalled: true },
  parameters: { width: '280px' },
}
export const LinkCopied: Story = {
  args: { variant: 'labelled', isLinkCopied: true },
  parameters: { width: '280px' },
}
export const CopyFailed: Story = {
  args: { variant: 'labelled', hasCopyFailed: true },
  parameters: { width: '280px' },
}
export const MenuOpen: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flere handlinger' }))
    await expect(await screen.findByRole('menuitem', { name: 'Kopiér linket' })).toBeVisible()
  },
}
export const WithMoreButtons: Story = {
  args: { children: <IconButton icon={Flag} size="small" label="Meld en fejl" /> },
}
