import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { Alert } from '../src/feedback/Alert/Alert'
import { Badge } from '../src/feedback/Badge/Badge'
import { Button } from '../src/actions/Button/Button'
import { Card } from '../src/layout/Card/Card'
import { CriterionPath } from '../src/criteria/CriterionPath/CriterionPath'
import { DefinitionList } from '../src/data/DefinitionList/DefinitionList'
import { Header } from '../src/layout/Header/Header'
import headerMeta from '../src/layout/Header/Header.stories'
import { IconBar } from '../src/actions/IconBar/IconBar'
import { IconButton } from '../src/actions/IconButton/IconButton'
import { Link } from '../src/actions/Link/Link'
import { PageLayout } from '../src/layout/PageLayout/PageLayout'
import { Paywalled } from '../src/item/Paywalled/Paywalled'
import { PhaseTimeline } from '../src/item/PhaseTimeline/PhaseTimeline'
import timelineMeta from '../src/item/PhaseTimeline/PhaseTimeline.stories'
import type { ResultColumn } from '../src/data/ResultTable/ResultColumn'
import { ResultTable } from '../src/data/ResultTable/ResultTable'
import * as css from './stories.css'

const roles = [
  {
    id: 1,
    company: 'Havneby Kommune',
    role: 'Bygherre',
    note: 'Udbud i fagentrepriser, se bilag 2 om opdeling af ...',
  },
  { id: 2, company: 'Fjord & Lund Arkitekter', role: 'Arkitekt', note: '–' },
  { id: 3, company: 'Nordkyst Ingeniører', role: 'Ingeniør, konstruktioner', note: 'Statik og brand' },
]
const related = [
  { id: 1, name: 'Råhus og lukning, fagentreprise', budget: '21 mio. kr.' },
  { id: 2, name: 'Landskab og legeplads', budget: '6 mio. kr.' },
]
const nothing = () => undefined

const roleColumns: readonly ResultColumn<(typeof roles)[number]>[] = [
  {
    id: 'company',
    header: 'Firma',
    isRowHeader: true,
    cell: (row) => (
      <Link href="#" variant="strong">
        {row.company}
      </Link>
    ),
  },
  { id: 'role', header: 'Rolle', cell: (row) => row.role },
  {
    id: 'note',
    header: 'Note',
    hideBelow: 600,
    cell: (row) => <span className={css.muted}>{row.note}</span>,
  },
  {
    id: 'menu',
    header: 'Handlinger',
    isHeaderHidden: true,
    align: 'end',
    isControls: true,
    cell: (row) => <IconButton icon={Ellipsis} size="small" label={`Handlinger for ${row.company}`} />,
  },
]

const relatedColumns: readonly ResultColumn<(typeof related)[number]>[] = [
  {
    id: 'name',
    header: 'Udbud',
    isRowHeader: true,
    cell: (row) => (
      <Link href="#" variant="strong">
        {row.name}
      </Link>
    ),
  },
  { id: 'budget', header: 'Budget', align: 'end', cell: (row) => row.budget },
  {
    id: 'deadline',
    header: 'Frist',
    cell: () => (
      <Paywalled isLocked placeholder="11.12.2026" onPress={nothing}>
        {null}
      </Paywalled>
    ),
  },
]

function ProjectScreen() {
  return (
    <PageLayout
      width="page"
      header={<Header {...headerMeta.args} />}
      side={
        <>
          <Card>
            <IconBar
              variant="labelled"
              itemName="Børnehus ved Engvej"
              isStarred
              isHiddenItem={false}
              onStar={nothing}
              onHide={nothing}
              onPrint={nothing}
              onShareByMail={nothing}
              onCopyLink={nothing}
            />
          </Card>
          <Card title="Seneste opdateringer">
            <div className={css.note}>
              <p className={css.meta}>18.11.2026</p>
              <p>Udbud af råhus offentliggjort</p>
            </div>
            <div className={css.note}>
              <p className={css.meta}>02.11.2026</p>
              <p>Fase ændret til udbud</p>
            </div>
          </Card>
          <Card title="Noter" note="2" actions={<Button size="small">Ny note</Button>}>
            <div className={css.note}>
              <p className={css.meta}>Anna · 17.11.2026</p>
              <p>Besøg på pladsen uge 49</p>
            </div>
          </Card>
        </>
      }
    >
      <div className={css.page}>
        <div className={css.stack}>
          <p className={css.meta}>
            Projekt 48 213 · opdateret 18.11.2026 · Ny bebyggelse <Badge tone="shared">Delt</Badge>
          </p>
          <h1 className={css.title}>Børnehus ved Engvej</h1>
          <p className={css.lead}>
            Nyt børnehus i to plan til 140 børn med fælles køkken og grøn legeplads. Det opføres i massivt træ
            og certificeres for bæredygtighed.
          </p>
        </div>
        <PhaseTimeline {...timelineMeta.args} />
        <Card title="Oplysninger" isTitleOutside>
          <DefinitionList
            items={[
              { id: 'sum', term: 'Anslået sum', detail: '62 mio. kr.', isStrong: true },
              { id: 'period', term: 'Byggeperiode', detail: 'Q2 2027 – Q3 2028' },
              { id: 'size', term: 'Areal · enheder · etager', detail: '2.150 m² · 1 · 2' },
              { id: 'address', term: 'Adresse', detail: 'Engvej 4, 9999 Havneby' },
              {
                id: 'category',
                term: 'Kategori',
                detail: <CriterionPath names={['Undervisning', 'Daginstitution']} />,
              },
            ]}
          />
        </Card>
        <Card title="Firmaer" isTitleOutside isFlush>
          <ResultTable label="Firmaer" rows={roles} getRowId={(row) => row.id} columns={roleColumns} />
        </Card>
        <div className={css.stack}>
          <Alert tone="pay">Frister og adresser kræver abonnement</Alert>
          <ResultTable
            label="Udbud på projektet"
            rows={related}
            getRowId={(row) => row.id}
            columns={relatedColumns}
          />
        </div>
      </div>
    </PageLayout>
  )
}

const meta = {
  title: 'Screens/Project',
  component: ProjectScreen,
  // Pass the function itself, because Storybook then gets the elements that `ProjectScreen` returns and can
  // translate their texts.
  render: ProjectScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProjectScreen>

export default meta
export const Project: StoryObj<typeof meta> = {}
