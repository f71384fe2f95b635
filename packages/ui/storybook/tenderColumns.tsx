import { Badge } from '../src/feedback/Badge/Badge'
import { Highlight } from '../src/text/Highlight/Highlight'
import { IconBar } from '../src/actions/IconBar/IconBar'
import { Link } from '../src/actions/Link/Link'
import { PhaseMeter } from '../src/item/PhaseMeter/PhaseMeter'
import type { ResultColumn } from '../src/data/ResultTable/ResultColumn'
import { TagList } from '../src/data/TagList/TagList'
import type { SampleTender } from '../testing/samples'
import * as css from './stories.css'

export function Deadline({ tender }: { tender: SampleTender }) {
  if (tender.daysLeft === null)
    return <span className={tender.deadline === 'Afsluttet' ? css.muted : undefined}>{tender.deadline}</span>
  return (
    <Badge tone="near">
      {tender.deadline} · {tender.daysLeft} dage
    </Badge>
  )
}

const nothing = () => undefined

export function TenderActions({ tender }: { tender: SampleTender }) {
  return (
    <IconBar
      itemName={tender.name}
      isStarred={tender.isStarred}
      isHiddenItem={false}
      onStar={nothing}
      onHide={nothing}
      onPrint={nothing}
      onShareByMail={nothing}
      onCopyLink={nothing}
    />
  )
}

export const tenderColumns: readonly ResultColumn<SampleTender>[] = [
  {
    id: 'name',
    header: 'Udbud',
    isRowHeader: true,
    width: '34%',
    cell: (tender) => (
      <>
        <div>
          <Link href={`#/procurement/${tender.id}`} variant="strong">
            <Highlight text={tender.name} typed="renovering bro" />
          </Link>
        </div>
        <div className={css.meta}>
          {tender.buyer} · {tender.place} {tender.isShared && <Badge tone="shared">Delt</Badge>}
        </div>
      </>
    ),
  },
  {
    id: 'phase',
    header: 'Fase',
    hideBelow: 700,
    cell: (tender) => <PhaseMeter name={tender.phase} position={tender.position} count={5} />,
  },
  {
    id: 'categories',
    header: 'Kategori',
    hideBelow: 1000,
    width: '150px',
    cell: (tender) => <TagList names={tender.categories} max={2} />,
  },
  {
    id: 'budget',
    header: 'Budget',
    align: 'end',
    hideBelow: 600,
    isSortable: true,
    isDescendingFirst: true,
    cell: (tender) => tender.budget,
  },
  {
    id: 'published',
    header: 'Offentliggjort',
    hideBelow: 1080,
    isOneLine: true,
    cell: (tender) => tender.published,
  },
  {
    id: 'updated',
    header: 'Opdateret',
    hideBelow: 900,
    isOneLine: true,
    isSortable: true,
    isDescendingFirst: true,
    cell: (tender) => tender.updated,
  },
  {
    id: 'deadline',
    header: 'Frist',
    isOneLine: true,
    hideBelow: 460,
    cell: (tender) => <Deadline tender={tender} />,
  },
  {
    id: 'actions',
    header: 'Handlinger',
    isHeaderHidden: true,
    align: 'end',
    hideBelow: 800,
    isControls: true,
    cell: (tender) => <TenderActions tender={tender} />,
  },
]
