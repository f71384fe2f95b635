import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../feedback/Badge/Badge'
import { Paywalled } from '../Paywalled/Paywalled'
import { PhaseMeter } from '../PhaseMeter/PhaseMeter'
import type { Fact } from './FactsStrip'
import { FactsStrip } from './FactsStrip'

const facts: Fact[] = [
  {
    id: 'deadline',
    term: 'Næste frist',
    value: <Badge tone="near">27.11.2026 kl. 12:00</Badge>,
    note: '5 dage tilbage',
    short: <Badge tone="near">27.11.2026 · 5 dage tilbage</Badge>,
  },
  { id: 'sum', term: 'Budget', value: '48 mio. kr.', short: '48 mio. kr.' },
  { id: 'place', term: 'Sted', value: '4300 Holbæk', note: 'Sjælland', short: '4300 Holbæk' },
  { id: 'authority', term: 'Ordregiver', value: 'Holbæk Kommune', short: 'Holbæk Kommune' },
  {
    id: 'phase',
    term: 'Fase',
    value: 'I udbud',
    note: <PhaseMeter name="I udbud" position={2} count={5} namePlacement="hidden" />,
    short: 'I udbud',
  },
]

const meta = {
  title: 'Components/FactsStrip',
  component: FactsStrip,
  args: {
    label: 'Nøglefakta',
    facts,
    children: (strip) => (
      <>
        <h1>Ombygning af Åkærskolen, etape 2</h1>
        {strip}
      </>
    ),
  },
} satisfies Meta<typeof FactsStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Narrow: Story = { parameters: { width: '320px' } }
export const Locked: Story = {
  args: {
    facts: facts.map((fact) =>
      fact.id === 'deadline' || fact.id === 'authority'
        ? {
            ...fact,
            note: undefined,
            value: (
              <Paywalled isLocked placeholder="11.12.2026" onPress={() => undefined}>
                {null}
              </Paywalled>
            ),
            short: '–',
          }
        : fact,
    ),
  },
}
export const Scrolled: Story = {
  args: {
    children: (strip) => (
      <>
        {strip}
        <div style={{ blockSize: '2400px' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 800)
    await expect(await canvas.findByText('27.11.2026 · 5 dage tilbage')).toBeVisible()
    window.scrollTo(0, 0)
  },
}
