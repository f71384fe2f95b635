import { useIntl } from 'react-intl'
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
import { printProjectMessages as messages } from './PrintProject.messages'

/** A procurement in a printed project. All values except the id are formatted texts. */
export interface PrintedProcurement {
  id: number | string
  name: string
  phase: string
  budget: string | null
  deadline: string | null
}

/** The props of a printed project. */
export interface PrintProjectProps extends Omit<PrintDocumentProps, 'children'> {
  /** The phases in their order, each with its state. */
  phases: readonly TimelinePhase[]
  /** The main facts, as terms with their values. */
  facts: readonly Definition[]
  /** The criteria of the item, such as its building types, with one entry for each criterion type. */
  criteria: readonly Definition[]
  /** What the municipal council said about the project, as terms with values. Empty if this is unknown. */
  council: readonly Definition[]
  /** The companies with their roles. */
  roles: readonly CompanyRoleRow[]
  /** The procurements of the project, in the order printed. */
  procurements: readonly PrintedProcurement[]
  /** The changes of the project, in the order printed. */
  updates: readonly ItemUpdate[]
  /** The images, each with a caption. */
  images: readonly { id: number | string; src: string; alt: string }[]
  /** The notes on the item, in the order in which they are printed. */
  notes: PrintNotesProps['notes']
  /** Whether the notes are printed side by side. Use it for a few short notes. */
  hasCompactNotes?: boolean
}

/** A printed project, with its facts, companies, procurements, images and notes (X01). */
export function PrintProject(props: PrintProjectProps) {
  const { phases, facts, criteria, council, roles, procurements, updates, ...rest } = props
  const { images, notes, hasCompactNotes, ...sheet } = rest
  const { formatMessage } = useIntl()
  const say = (key: keyof typeof messages) => formatMessage(messages[key])
  const definitions = [
    ['facts', facts],
    ['criteria', criteria],
    ['council', council],
  ] as const
  return (
    <PrintDocument {...sheet}>
      {phases.length > 0 && (
        <PrintSection title={say('phases')} isKeptTogether>
          <PhaseTimeline label={say('phases')} phases={phases} />
        </PrintSection>
      )}
      {definitions.map(
        ([key, items]) =>
          items.length > 0 && (
            <PrintSection key={key} title={say(key)}>
              <DefinitionList items={items} />
            </PrintSection>
          ),
      )}
      {roles.length > 0 && (
        <PrintSection title={say('companies')} isKeptTogether={fitsOnePage(roles)}>
          <PrintTable
            columns={[say('company'), say('role'), say('note')]}
            rows={roles.map(({ id, company, role, note }) => ({ id, cells: [company, role, note] }))}
          />
        </PrintSection>
      )}
      {procurements.length > 0 && (
        <PrintSection title={say('procurements')} isKeptTogether={fitsOnePage(procurements)}>
          <PrintTable
            columns={[say('procurement'), say('phase'), say('budget'), say('deadline')]}
            oneLineColumns={[2, 3]}
            rows={procurements.map(({ id, name, phase, budget, deadline }) => ({
              id,
              cells: [name, phase, budget, deadline],
            }))}
          />
        </PrintSection>
      )}
      {updates.length > 0 && (
        <PrintSection title={say('updates')}>
          <DefinitionList
            items={updates.map(({ id, date, text }) => ({ id: String(id), term: date, detail: text }))}
          />
        </PrintSection>
      )}
      {images.length > 0 && (
        <PrintSection title={say('images')}>
          <div className={print.images}>
            {images.map(({ id, src, alt }) => (
              <figure key={id} className={print.figure}>
                <img className={print.image} src={src} alt="" />
                <figcaption className={print.caption}>{alt}</figcaption>
              </figure>
            ))}
          </div>
        </PrintSection>
      )}
      {notes.length > 0 && (
        <PrintSection title={say('notes')} isKeptTogether={hasCompactNotes}>
          <PrintNotes notes={notes} isCompact={hasCompactNotes} />
        </PrintSection>
      )}
    </PrintDocument>
  )
}
