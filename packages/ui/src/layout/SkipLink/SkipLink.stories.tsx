import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './SkipLink'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { hasOwnMain: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ padding: 64 }}>
          Indholdet
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Gå til indholdet' })).toHaveFocus()
  },
}
