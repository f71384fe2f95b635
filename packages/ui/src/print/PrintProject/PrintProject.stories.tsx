import type { Meta, StoryObj } from '@storybook/react-vite'
import { longNotes, longText, shortNotes } from '../../../testing/printSamples'
import { sampleImage } from '../../../testing/sampleImage'
import timelineMeta from '../../item/PhaseTimeline/PhaseTimeline.stories'
import { PrintProject } from './PrintProject'

const meta = {
  title: 'Components/PrintProject',
  component: PrintProject,
  args: {
    kicker: 'Projekt 48213 · opdateret 18.11.2026 · Ny bebyggelse',
    name: 'Børnehus ved Engvej',
    lead: 'Nyt børnehus i to plan til 140 børn med fælles køkken og grøn legeplads. Det opføres i massivt træ og certificeres for bæredygtighed.',
    link: 'https://www.example.com/project/48213',
    printedOn: '21.11.2026',
    phases: timelineMeta.args.phases,
    facts: [
      { id: 'sum', term: 'Anslået sum', detail: '62 mio. kr.', isStrong: true },
      { id: 'period', term: 'Byggeperiode', detail: 'Q2 2027 – Q3 2028' },
      { id: 'size', term: 'Areal, enheder og etager', detail: '2.150 m², 1 enhed, 2 etager' },
      { id: 'address', term: 'Adresse', detail: 'Engvej 4, 9999 Havneby' },
    ],
    criteria: [{ id: 'category', term: 'Kategori', detail: 'Undervisning › Daginstitution' }],
    council: [],
    roles: [
      { id: 1, company: 'Havneby Kommune', role: 'Bygherre', note: 'Udbud i fagentrepriser, se bilag 2' },
      { id: 2, company: 'Fjord & Lund Arkitekter', role: 'Arkitekt', note: null },
    ],
    procurements: [
      { id: 1, name: 'Råhus og lukning', phase: 'Udbud', budget: '21 mio. kr.', deadline: '11.12.2026' },
    ],
    updates: [{ id: 1, date: '18.11.2026', text: 'Udbud af råhus er offentliggjort' }],
    images: [],
    notes: shortNotes,
    hasCompactNotes: true,
  },
} satisfies Meta<typeof PrintProject>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Long: Story = {
  args: {
    isInPreparation: true,
    lead: longText.slice(0, 900),
    council: [
      { id: 'number', term: 'Sag og paragraf', detail: '2026/118, § 4' },
      { id: 'committee', term: 'Udvalg', detail: 'Børn og Unge' },
      { id: 'contact', term: 'Kontakt', detail: 'Karin Dam, projektleder, 12 34 56 78, karin@example.com' },
    ],
    roles: Array.from({ length: 24 }, (_, index) => ({
      id: index,
      company: `Firma ${index + 1} Entreprenører og Rådgivere`,
      role: index % 3 === 0 ? 'Totalentreprenør, råhus og lukning' : 'Rådgiver',
      note: index % 4 === 0 ? 'Kontakt kun skriftligt og senest seks dage før fristen' : null,
    })),
    images: Array.from({ length: 5 }, (_, index) => ({
      id: index,
      src: index === 2 ? sampleImage(index, 600, 1100) : sampleImage(index),
      alt: `Tegning ${index + 1}`,
    })),
    notes: longNotes,
    hasCompactNotes: false,
  },
}
export const Bare: Story = {
  args: { phases: [], criteria: [], roles: [], procurements: [], updates: [], notes: [], lead: null },
}
