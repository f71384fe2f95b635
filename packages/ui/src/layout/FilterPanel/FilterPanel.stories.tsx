import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { Disclosure } from '../Disclosure/Disclosure'
import { RangeField } from '../../fields/RangeField/RangeField'
import { FilterPanel } from './FilterPanel'

const meta = {
  title: 'Components/FilterPanel',
  component: FilterPanel,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    resultCount: 86,
    children: (
      <>
        <Disclosure title="Anslået sum" summary="20–350" defaultExpanded>
          <RangeField label="Anslået sum" isLabelHidden value={{ min: 20, max: 350 }} onChange={fn()} />
        </Disclosure>
        <Disclosure title="Geografi" summary="Midtjylland">
          <p>Region Midtjylland</p>
        </Disclosure>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, width: '320px' },
  // On a narrow screen the code of the drawer must load first.
  play: async () => {
    await screen.findByText('Geografi')
  },
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {}
export const Capped: Story = { args: { resultCount: 1000, isCountCapped: true } }
export const Uncounted: Story = { args: { resultCount: null } }
