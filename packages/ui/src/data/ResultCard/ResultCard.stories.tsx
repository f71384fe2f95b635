import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Deadline, TenderActions } from '../../../storybook/tenderColumns'
import { tenders } from '../../../testing/samples'
import { Badge } from '../../feedback/Badge/Badge'
import { Highlight } from '../../text/Highlight/Highlight'
import { PhaseMeter } from '../../item/PhaseMeter/PhaseMeter'
import { TagList } from '../TagList/TagList'
import { ResultCard } from './ResultCard'

const [tender] = tenders
if (!tender) throw new Error('There is no sample tender to show. Add one to testing/samples.ts.')

const meta = {
  title: 'Components/ResultCard',
  component: ResultCard,
  args: {
    href: '#/procurement/1',
    title: <Highlight text={tender.name} typed="renovering" />,
    meta: `${tender.buyer} · ${tender.place}`,
    facts: (
      <>
        <PhaseMeter name={tender.phase} position={3} count={5} namePlacement="beside" />{' '}
        <span>{tender.budget}</span>
      </>
    ),
    deadline: <Deadline tender={tender} />,
    actions: <TenderActions tender={tender} />,
  },
  parameters: { width: '360px' },
} satisfies Meta<typeof ResultCard>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Shared: Story = {
  args: { badges: <Badge tone="shared">Delt</Badge>, tags: <TagList names={tender.categories} /> },
}
export const Folded: Story = { args: { details: <p>To udbud hører til.</p>, onExpandedChange: fn() } }
export const Expanded: Story = {
  args: { details: <p>To udbud hører til.</p>, isExpanded: true, onExpandedChange: fn() },
}
export const Narrow: Story = {
  args: { details: <p>To udbud hører til.</p>, onExpandedChange: fn() },
  parameters: { width: '272px' },
}
