import * as css from '../ItemPage.css'
import { from } from '@spadestik/ui/breakpoints'
import { Card } from '@spadestik/ui/Card'
import type { Fact } from '@spadestik/ui/FactsStrip'
import { FactsStrip } from '@spadestik/ui/FactsStrip'
import { TableOfContents } from '@spadestik/ui/TableOfContents'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../ItemPage.messages'
import { useReadSection } from './useReadSection'

function Contents({ sections }: { sections: readonly PageSection[] }) {
  const currentId = useReadSection(sections.map(({ id }) => id))
  return (
    <div className={css.contents}>
      <TableOfContents sections={sections} currentId={currentId} />
    </div>
  )
}

function Section({ section }: { section: PageSection }) {
  const { id, title, content, note, actions, isFlush, isBare, isPlain = false } = section
  return (
    <div id={id} tabIndex={-1} className={css.section}>
      {isPlain ? (
        content
      ) : (
        <Card title={title} note={note} actions={actions} isFlush={isFlush} isBare={isBare} isTitleOutside>
          {content}
        </Card>
      )}
    </div>
  )
}

interface ItemSectionsProps {
  /** The facts that stay in view. */
  facts: readonly Fact[]
  /** Lays out what stands above the sections, with the strip of facts in it. */
  head: (strip: ReactNode) => ReactNode
  sections: readonly PageSection[]
}

/** The head and the sections of a page; on wide screens with a table of contents that follows the scroll. */
export function ItemSections({ facts, head, sections }: ItemSectionsProps) {
  const { formatMessage } = useIntl()
  const isWide = useMediaQuery(from('xl'))
  return (
    <div className={css.columns}>
      {isWide && <Contents sections={sections} />}
      <FactsStrip label={formatMessage(messages.keyFacts)} facts={facts}>
        {(strip) => (
          <div className={css.blocks}>
            {head(strip)}
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        )}
      </FactsStrip>
    </div>
  )
}

/** A section of an item's page; its id is what `#id` in an address leads to. */
export interface PageSection {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  /** A number beside the title. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Whether the content reaches the edges of its surface, as a table does. */
  readonly isFlush?: boolean
  /** Whether the content brings its own surfaces. */
  readonly isBare?: boolean
  /** Whether the content stands on the page itself, under no heading of its own. */
  readonly isPlain?: boolean
}
