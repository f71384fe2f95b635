import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WinnersList } from './WinnersList'

const winner = (id: number, company: string, role: string) => ({
  id,
  company,
  companyHref: `#/company/${id}`,
  role,
  date: '12.11.2026',
})

const meta = {
  title: 'Components/WinnersList',
  component: WinnersList,
  args: {
    label: 'Vindere',
    collapseAbove: 5,
    onOpen: fn(),
    onUnlock: fn(),
    winners: [
      winner(1, 'Nordkyst Anlæg', 'Hovedentreprenør'),
      winner(2, 'Kragå Beton', 'Betonentreprise'),
      winner(3, 'Humlesund Stål', 'Stålentreprise'),
    ],
  },
  parameters: { width: '420px' },
} satisfies Meta<typeof WinnersList>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}
export const Many: Story = {
  args: {
    winners: [
      ...meta.args.winners,
      winner(4, 'Sundby El', 'Elentreprise'),
      winner(5, 'Tangå Vand og Varme', 'VVS-entreprise'),
      winner(6, 'Egevad Maler og Tapet', 'Malerentreprise'),
      winner(7, 'Oddevej Gartneri', 'Landskab'),
    ],
  },
}
export const Unfolded: Story = {
  args: Many.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis alle 7' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}
export const ReadOnly: Story = {
  args: {
    onOpen: undefined,
    winners: [{ ...winner(1, 'Nordkyst Anlæg', 'Entreprenør'), companyHref: undefined }],
  },
}
export const Locked: Story = { args: { isLocked: true, winners: [] } }
export const Empty: Story = { args: { winners: [] } }
