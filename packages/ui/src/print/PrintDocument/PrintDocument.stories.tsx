import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintDocument } from './PrintDocument'
import { PrintSection } from './PrintSection'
import { PrintTable } from './PrintTable'

const meta = {
  title: 'Components/PrintDocument',
  component: PrintDocument,
  args: {
    kicker: 'Projekt 48213 · opdateret 18.11.2026',
    name: 'Børnehus ved Engvej',
    lead: 'Nyt børnehus i to plan til 140 børn med fælles køkken og grøn legeplads.',
    link: 'https://www.example.com/project/48213',
    printedOn: '21.11.2026',
    children: (
      <PrintSection title="Firmaer">
        <PrintTable
          columns={['Firma', 'Rolle', 'Note']}
          rows={[
            { id: 1, cells: ['Havneby Kommune', 'Bygherre', null] },
            { id: 2, cells: ['Fjord & Lund Arkitekter', 'Arkitekt', 'Vandt konkurrencen i 2025'] },
          ]}
        />
      </PrintSection>
    ),
  },
} satisfies Meta<typeof PrintDocument>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const InPreparation: Story = { args: { isInPreparation: true } }
export const WithoutLead: Story = { args: { lead: null } }
export const Narrow: Story = { parameters: { width: '320px' } }
