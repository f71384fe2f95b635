import { AnnouncementList } from '../../../src/item/AnnouncementList/AnnouncementList'
import { DateWindows } from '../../../src/item/DateWindows/DateWindows'
import { DocumentList } from '../../../src/item/DocumentList/DocumentList'
import { FactsStrip } from '../../../src/item/FactsStrip/FactsStrip'
import { NoteCard } from '../../../src/item/NoteCard/NoteCard'
import { Paywalled } from '../../../src/item/Paywalled/Paywalled'
import { PhaseMeter } from '../../../src/item/PhaseMeter/PhaseMeter'
import { PhaseTimeline } from '../../../src/item/PhaseTimeline/PhaseTimeline'
import { RolesTable } from '../../../src/item/RolesTable/RolesTable'
import { UpdateList } from '../../../src/item/UpdateList/UpdateList'
import { WinnersList } from '../../../src/item/WinnersList/WinnersList'
import { PrintDocument } from '../../../src/print/PrintDocument/PrintDocument'
import { PrintSection } from '../../../src/print/PrintDocument/PrintSection'
import { PrintTable } from '../../../src/print/PrintDocument/PrintTable'
import { PrintNotes } from '../../../src/print/PrintNotes/PrintNotes'
import { PrintProcurement } from '../../../src/print/PrintProcurement/PrintProcurement'
import { PrintProject } from '../../../src/print/PrintProject/PrintProject'
import { shortNotes } from '../../../testing/printSamples'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const sheet = { kicker: 'Project 7', name: 'Bridge', link: 'https://example.com', printedOn: '01.12.2026' }
const lists = { phases: [], facts: [], criteria: [], roles: [], updates: [], notes: shortNotes }
const winner = { id: 1, company: 'Lindbro', role: 'Contractor', date: '01.12.2026' }

export const itemSamples: Samples = {
  AnnouncementList: (root) => (
    <AnnouncementList
      {...root}
      label="Announcements"
      announcements={[{ id: 1, date: '01.12.2026', kind: 'Correction', changes: null }]}
    />
  ),
  DateWindows: (root) => (
    <DateWindows
      {...root}
      label="Dates"
      windows={[{ id: 'bid', label: 'Bids', from: '01.12.2026', to: null }]}
    />
  ),
  DocumentList: (root) => (
    <DocumentList
      {...root}
      label="Documents"
      documents={[{ id: 1, name: 'Plan', extension: 'pdf', href: '#' }]}
    />
  ),
  FactsStrip: (root) => (
    <FactsStrip
      {...root}
      label="Facts"
      facts={[{ id: 'phase', term: 'Phase', value: 'Tender', short: 'Tender' }]}
    >
      {(strip) => strip}
    </FactsStrip>
  ),
  NoteCard: (root) => (
    <NoteCard {...root} title="Visit" text="Bring a helmet." author="Anna Lund" created="01.12.2026" />
  ),
  Paywalled: (root) => (
    <Paywalled {...root} isLocked placeholder="01.12.2026" onPress={ignore}>
      Secret
    </Paywalled>
  ),
  PhaseMeter: (root) => <PhaseMeter {...root} name="Tender" position={2} count={4} />,
  PhaseTimeline: (root) => (
    <PhaseTimeline
      {...root}
      label="Phases"
      phases={[{ id: 1, name: 'Tender', date: '01.12.2026', state: 'current' }]}
    />
  ),
  PrintDocument: (root) => (
    <PrintDocument {...root} {...sheet}>
      Content
    </PrintDocument>
  ),
  PrintNotes: (root) => <PrintNotes {...root} notes={shortNotes} />,
  PrintProcurement: (root) => (
    <PrintProcurement
      {...root}
      {...sheet}
      {...lists}
      dates={[]}
      description={null}
      winners={[]}
      announcements={[]}
      authority={[]}
      tenderText={null}
    />
  ),
  PrintProject: (root) => (
    <PrintProject {...root} {...sheet} {...lists} council={[]} procurements={[]} images={[]} />
  ),
  PrintSection: (root) => (
    <PrintSection {...root} title="Facts">
      Content
    </PrintSection>
  ),
  PrintTable: (root) => <PrintTable {...root} columns={['Name']} rows={[{ id: 1, cells: ['Bridge'] }]} />,
  RolesTable: (root) => (
    <RolesTable
      {...root}
      label="Companies"
      roles={[{ id: 1, company: 'Lindbro', role: 'Contractor', note: null }]}
    />
  ),
  UpdateList: (root) => (
    <UpdateList {...root} label="Updates" updates={[{ id: 1, date: '01.12.2026', text: 'New deadline' }]} />
  ),
  WinnersList: (root) => <WinnersList {...root} label="Winners" winners={[winner]} collapseAbove={3} />,
}
