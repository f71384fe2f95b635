import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useToolbar } from './useToolbar'

function Actions() {
  const { toolbarProps } = useToolbar({ 'aria-label': 'Handlinger' })
  return (
    <div {...toolbarProps}>
      <button type="button">Udskriv</button>
      <button type="button">Del</button>
      <button type="button">Skjul</button>
    </div>
  )
}

const meta = {
  title: 'Hooks/useToolbar',
  // Pass the function itself, because Storybook then gets the elements that `Actions` returns and can
  // translate their texts.
  render: Actions,
} satisfies Meta

export default meta

export const PlainHtml: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Skjul' })).toHaveFocus()
  },
}
