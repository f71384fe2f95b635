import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ShareMenu } from './ShareMenu'

const chooseCopy: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Del' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopiér linket' }))
}

const meta = {
  title: 'Components/ShareMenu',
  component: ShareMenu,
  args: {
    mailHref: 'mailto:?subject=Lindbro',
    onCopyLink: fn(() => Promise.resolve()),
    copiedMs: 60_000,
  },
} satisfies Meta<typeof ShareMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Del' }))
    await expect(await screen.findByRole('menuitem', { name: 'Del via e-mail' })).toBeVisible()
  },
}
export const Copied: Story = {
  play: async (context) => {
    await chooseCopy(context)
    await expect(await context.canvas.findByRole('button', { name: 'Linket er kopieret' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { onCopyLink: fn(() => Promise.reject(new Error('The clipboard is closed.'))) },
  play: async (context) => {
    await chooseCopy(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Linket kunne ikke kopieres' }),
    ).toBeVisible()
  },
}
export const Paywalled: Story = { args: { onUnlock: fn() } }
