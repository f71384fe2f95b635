import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/Button/Button'
import type { SidebarProps } from './Sidebar'
import { Sidebar } from './Sidebar'

const news = ['Find åbne frister på kortet', 'Noter kan deles med kolleger', 'Agenter for virksomheder']

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Siden sidst',
    children: (
      <>
        {news.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Render(args: SidebarProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Siden sidst</Button>
        <Sidebar
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose()
            setIsOpen(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const AtTheStart: Story = { args: { side: 'start' } }
export const WithFooter: Story = {
  args: {
    title: 'Nyheder, der er værd at kende, inden dagen begynder på pladsen',
    footer: (
      <Button variant="primary" isFullWidth>
        Book en demo
      </Button>
    ),
  },
}
export const Long: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{news[line % news.length]}</p>
        ))}
      </>
    ),
  },
}
export const GivesFocusBack: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Siden sidst' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Siden sidst' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
