import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#', children: 'Fjordby Kommune' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <p>
      Udbyderen er <Link {...args} /> i samarbejde med andre.
    </p>
  ),
}
export const Plain: Story = { args: { variant: 'plain' } }
export const Strong: Story = { args: { variant: 'strong', children: 'Renovering af Lindbro over Kragå' } }
