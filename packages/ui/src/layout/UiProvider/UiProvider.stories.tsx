import { texts as da } from '@spadestik/messages/texts/da'
import { texts as sv } from '@spadestik/messages/texts/sv'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RangeField } from '../../fields/RangeField/RangeField'
import { UiProvider } from './UiProvider'

const meta = {
  title: 'Components/UiProvider',
  component: UiProvider,
  args: {
    language: 'sv',
    texts: sv,
    children: (
      <RangeField
        label="Uppskattad summa"
        value={{ min: 20, max: null }}
        maxValue={3000}
        onChange={() => undefined}
      />
    ),
  },
  parameters: { width: '320px' },
} satisfies Meta<typeof UiProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Swedish: Story = {}
export const ReplacedText: Story = {
  args: { language: 'da', texts: { ...da, 'ui.RangeField.from': 'Mindst', 'ui.RangeField.to': 'Højst' } },
}
