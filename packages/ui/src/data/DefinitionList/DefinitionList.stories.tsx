import type { Meta, StoryObj } from '@storybook/react-vite'
import { CriterionPath } from '../../criteria/CriterionPath/CriterionPath'
import { DefinitionList } from './DefinitionList'

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { id: 'sum', term: 'Anslået sum', detail: '62 mio. kr.', isStrong: true },
      { id: 'period', term: 'Byggeperiode', detail: 'Q2 2027 – Q3 2028' },
      { id: 'address', term: 'Adresse', detail: null },
      {
        id: 'category',
        term: 'Kategori',
        detail: <CriterionPath names={['Undervisning', 'Daginstitution']} />,
      },
    ],
  },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const MissingLeftOut: Story = {}
export const MissingSaid: Story = { args: { whenMissing: 'say' } }
export const Narrow: Story = { parameters: { width: '320px' } }
