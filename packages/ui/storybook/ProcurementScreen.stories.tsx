import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { AnnouncementList } from '../src/item/AnnouncementList/AnnouncementList'
import { Button } from '../src/actions/Button/Button'
import { Card } from '../src/layout/Card/Card'
import { Collapse } from '../src/layout/Collapse/Collapse'
import { CriterionPath } from '../src/criteria/CriterionPath/CriterionPath'
import { DateWindows } from '../src/item/DateWindows/DateWindows'
import { DefinitionList } from '../src/data/DefinitionList/DefinitionList'
import { Header } from '../src/layout/Header/Header'
import headerMeta from '../src/layout/Header/Header.stories'
import { IconBar } from '../src/actions/IconBar/IconBar'
import { NoteCard } from '../src/item/NoteCard/NoteCard'
import type { NoteDraft } from '../src/item/NoteModal/NoteModal'
import { NoteModal } from '../src/item/NoteModal/NoteModal'
import { PageLayout } from '../src/layout/PageLayout/PageLayout'
import { PaywallModal } from '../src/item/PaywallModal/PaywallModal'
import { Paywalled } from '../src/item/Paywalled/Paywalled'
import { PhaseTimeline } from '../src/item/PhaseTimeline/PhaseTimeline'
import timelineMeta from '../src/item/PhaseTimeline/PhaseTimeline.stories'
import { RolesTable } from '../src/item/RolesTable/RolesTable'
import { UpdateList } from '../src/item/UpdateList/UpdateList'
import { WinnersList } from '../src/item/WinnersList/WinnersList'
import { people } from '../testing/people'
import * as sample from './procurementSample'
import * as css from './stories.css'

const nothing = () => undefined

interface ProcurementScreenProps {
  /** Whether blurred placeholders, which open the paywall, replace the paid details. */
  isLocked?: boolean
}

function ProcurementScreen({ isLocked = false }: ProcurementScreenProps) {
  const [draft, setDraft] = useState<NoteDraft | null>(null)
  const [notes, setNotes] = useState<NoteDraft[]>([
    { title: 'Besøg på pladsen', text: 'Mødes med Jens uge 49.', userIds: [1, 2] },
  ])
  const [isPaywallOpen, setIsPaywallOpen] = useState(false)
  const onUnlock = () => setIsPaywallOpen(true)
  const lock = { isLocked, onUnlock }
  const newNote = () => (isLocked ? onUnlock() : setDraft({ title: '', text: '', userIds: [1] }))
  return (
    <PageLayout
      width="page"
      header={<Header {...headerMeta.args} />}
      side={
        <>
          <Card>
            <IconBar
              variant="labelled"
              itemName="Lindbro"
              isStarred={false}
              isHiddenItem={false}
              isPaywalled={isLocked}
              onStar={isLocked ? onUnlock : nothing}
              onHide={isLocked ? onUnlock : nothing}
              onPrint={isLocked ? onUnlock : nothing}
              onShareByMail={nothing}
              onCopyLink={nothing}
            />
          </Card>
          <Card title="Seneste opdateringer">
            <UpdateList label="Seneste opdateringer" updates={isLocked ? [] : sample.updates} />
          </Card>
          <Card
            title="Noter"
            note={notes.length}
            actions={
              <Button size="small" onPress={newNote}>
                Ny note
              </Button>
            }
          >
            <div className={css.stack}>
              {notes.map((note) => (
                <NoteCard
                  key={note.text}
                  title={note.title}
                  text={note.text}
                  author="Anna Lund"
                  created="17.11.2026"
                  isShared={note.userIds.length > 1}
                  onEdit={nothing}
                  onDelete={nothing}
                />
              ))}
            </div>
          </Card>
        </>
      }
    >
      <div className={css.page}>
        <div className={css.stack}>
          <p className={css.meta}>Udbud 90112 · opdateret 18.11.2026 · Offentligt udbud</p>
          <h1 className={css.title}>Renovering af Lindbro over Kragå, etape 2</h1>
        </div>
        <PhaseTimeline {...timelineMeta.args} />
        <Card title="Vigtige datoer" isTitleOutside isFlush>
          <DateWindows
            label="Vigtige datoer"
            windows={isLocked ? sample.withheldWindows : sample.windows}
            {...lock}
          />
        </Card>
        <Card title="Beskrivelse" isTitleOutside>
          <Collapse maxHeight={120} below="tablet">
            <p>{sample.description}</p>
          </Collapse>
        </Card>
        <Card title="Oplysninger" isTitleOutside>
          <DefinitionList
            items={[
              { id: 'budget', term: 'Budget', detail: '48 mio. kr.', isStrong: true },
              {
                id: 'category',
                term: 'Kategori',
                detail: <CriterionPath names={['Anlæg', 'Broer og tunneler', 'Vejbroer']} />,
              },
              {
                id: 'authority',
                term: 'Ordregiver',
                detail: (
                  <Paywalled isLocked={isLocked} placeholder="Havneby Kommune" onPress={onUnlock}>
                    Fjordby Kommune, Teknik og Miljø
                  </Paywalled>
                ),
              },
            ]}
          />
        </Card>
        <Card title="Firmaer" isTitleOutside isFlush>
          <RolesTable label="Firmaer" roles={sample.roles} onOpen={isLocked ? undefined : nothing} />
        </Card>
        <Card title="Vindere" isTitleOutside>
          <WinnersList label="Vindere" winners={isLocked ? [] : sample.winners} collapseAbove={5} {...lock} />
        </Card>
        <Card title="Bekendtgørelser" isTitleOutside>
          <AnnouncementList
            label="Bekendtgørelser"
            announcements={isLocked ? [] : sample.announcements}
            onOpen={isLocked ? undefined : nothing}
            {...lock}
          />
        </Card>
      </div>
      <NoteModal
        isOpen={draft !== null}
        isNew
        draft={draft}
        people={people}
        onDraftChange={setDraft}
        isSubmitDisabled={draft?.text.trim() === ''}
        onClose={() => setDraft(null)}
        onSubmit={(note) => {
          setNotes([note, ...notes])
          setDraft(null)
        }}
      />
      <PaywallModal
        isOpen={isPaywallOpen}
        pricesHref="#prices"
        onBookDemo={nothing}
        onClose={() => setIsPaywallOpen(false)}
      />
    </PageLayout>
  )
}

const meta = {
  title: 'Screens/Procurement',
  component: ProcurementScreen,
  // Pass the function itself, because Storybook then gets the elements that `ProcurementScreen` returns and
  // can translate their texts.
  render: ProcurementScreen,
  args: { isLocked: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProcurementScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Procurement: Story = {}
export const WithoutProduct: Story = { args: { isLocked: true } }
export const WritingANote: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ny note' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tekst' }), 'Ring til Karin')
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }))
    await expect(await canvas.findByText('Ring til Karin')).toBeVisible()
  },
}
