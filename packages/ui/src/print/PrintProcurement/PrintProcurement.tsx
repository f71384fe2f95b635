import { useIntl } from 'react-intl'
import type { Announcement } from '../../item/AnnouncementList/AnnouncementList'
import { AnnouncementList } from '../../item/AnnouncementList/AnnouncementList'
import type { DateWindow } from '../../item/DateWindows/DateWindows'
import { DateWindows } from '../../item/DateWindows/DateWindows'
import type { Definition } from '../../data/DefinitionList/DefinitionList'
import { DefinitionList } from '../../data/DefinitionList/DefinitionList'
import type { TimelinePhase } from '../../item/PhaseTimeline/usePhaseTimeline'
import { PhaseTimeline } from '../../item/PhaseTimeline/PhaseTimeline'
import type { PrintDocumentProps } from '../PrintDocument/PrintDocument'
import { PrintDocument } from '../PrintDocument/PrintDocument'
import * as print from '../PrintDocument/PrintDocument.css'
import { fitsOnePage } from '../PrintDocument/fitsOnePage'
import { PrintSection } from '../PrintDocument/PrintSection'
import { PrintTable } from '../PrintDocument/PrintTable'
import type { PrintNotesProps } from '../PrintNotes/PrintNotes'
import { PrintNotes } from '../PrintNotes/PrintNotes'
import type { CompanyRoleRow } from '../../item/RolesTable/RolesTable'
import type { ItemUpdate } from '../../item/UpdateList/UpdateList'
import type { Winner } from '../../item/WinnersList/WinnersList'
import type { PrintedLot } from './PrintedLots'
import { PrintedLots } from './PrintedLots'
import { printProcurementMessages as messages } from './PrintProcurement.messages'

/** The props of a printed procurement. The parent leaves out data that the user may not see. */
export interface PrintProcurementProps extends Omit<PrintDocumentProps, 'children'> {
  /** The phases in their order, each with its state. */
  phases: readonly TimelinePhase[]
  /** The main facts, as terms with their values. */
  facts: readonly Definition[]
  /** The periods and deadlines, in the order printed. */
  dates: readonly DateWindow[]
  /** The description of the goods or works, as plain text. Null if there is no description. */
  description: string | null
  /** The criteria of the item, such as its building types, with one entry for each criterion type. */
  criteria: readonly Definition[]
  /** The companies with their roles. */
  roles: readonly CompanyRoleRow[]
  /** The winners, in the order printed. */
  winners: readonly Winner[]
  /** The notices published on the procurement, in the order printed. */
  announcements: readonly Announcement[]
  /** The facts about the contracting authority. */
  authority: readonly Definition[]
  /** The text of the tender. Null if there is none. */
  tenderText: string | null
  /** The parts of the procurement that are contracted separately, in the order printed. */
  lots?: readonly PrintedLot[]
  /** The changes of the procurement, in the order printed. */
  updates: readonly ItemUpdate[]
  /** The notes on the item, in the order in which they are printed. */
  notes: PrintNotesProps['notes']
  /** Whether the notes are printed side by side. Use it for a few short notes. */
  hasCompactNotes?: boolean
}

/** A printed procurement, with its dates, facts, companies, text, lots and notes (X01). */
export function PrintProcurement(props: PrintProcurementProps) {
  const { phases, facts, dates, description, criteria, roles, winners, announcements, ...rest } = props
  const { authority, tenderText, lots = [], updates, notes, hasCompactNotes, ...sheet } = rest
  const { formatMessage } = useIntl()
  const say = (key: keyof typeof messages) => formatMessage(messages[key])
  return (
    <PrintDocument {...sheet}>
      {phases.length > 0 && (
        <PrintSection title={say('phases')} isKeptTogether>
          <PhaseTimeline label={say('phases')} phases={phases} />
        </PrintSection>
      )}
      {dates.length > 0 && (
        <PrintSection title={say('dates')}>
          <DateWindows label={say('dates')} windows={dates} />
        </PrintSection>
      )}
      <Facts title={say('facts')} items={facts} />
      <Prose title={say('description')} text={description} />
      <Facts title={say('criteria')} items={criteria} />
      {roles.length > 0 && (
        <PrintSection title={say('companies')} isKeptTogether={fitsOnePage(roles)}>
          <PrintTable
            columns={[say('company'), say('role'), say('note')]}
            rows={roles.map(({ id, company, role, note }) => ({ id, cells: [company, role, note] }))}
          />
        </PrintSection>
      )}
      {winners.length > 0 && (
        <PrintSection title={say('winners')} isKeptTogether={fitsOnePage(winners)}>
          <PrintTable
            columns={[say('company'), say('role'), say('date')]}
            oneLineColumns={[2]}
            rows={winners.map(({ id, company, role, date }) => ({ id, cells: [company, role, date] }))}
          />
        </PrintSection>
      )}
      {announcements.length > 0 && (
        <PrintSection title={say('announcements')}>
          <AnnouncementList label={say('announcements')} announcements={announcements} />
        </PrintSection>
      )}
      <Facts title={say('authority')} items={authority} />
      <Prose title={say('tenderText')} text={tenderText} />
      {lots.length > 0 && (
        <PrintSection title={say('lots')} isKeptTogether={fitsOnePage(lots)}>
          <PrintedLots lots={lots} />
        </PrintSection>
      )}
      <Facts
        title={say('updates')}
        items={updates.map(({ id, date, text }) => ({ id: String(id), term: date, detail: text }))}
      />
      {notes.length > 0 && (
        <PrintSection title={say('notes')} isKeptTogether={hasCompactNotes}>
          <PrintNotes notes={notes} isCompact={hasCompactNotes} />
        </PrintSection>
      )}
    </PrintDocument>
  )
}

function Facts({ title, items }: { title: string; items: readonly Definition[] }) {
  if (items.length === 0) return null
  return (
    <PrintSection title={title}>
      <DefinitionList items={items} />
    </PrintSection>
  )
}

function Prose({ title, text }: { title: string; text: string | null }) {
  if (text === null || text.trim() === '') return null
  return (
    <PrintSection title={title}>
      <p className={print.text} dir="auto">
        {text}
      </p>
    </PrintSection>
  )
}
