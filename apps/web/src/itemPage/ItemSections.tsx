import { Card } from '@spadestik/ui/Card'
import { TableOfContents } from '@spadestik/ui/TableOfContents'
import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import type { ReactNode } from 'react'
import * as css from './ItemPage.css'
import type { PageSection } from './PageSection'
import { useReadSection } from './useReadSection'

function Contents({ sections }: { sections: readonly PageSection[] }) {
  const currentId = useReadSection(sections.map(({ id }) => id))
  return (
    <div className={css.contents}>
      <TableOfContents sections={sections} currentId={currentId} />
    </div>
  )
}

interface ItemSectionsProps {
  head: ReactNode
  sections: readonly PageSection[]
}

/** The head and the sections of a page; on wide screens with a table of contents that follows the scroll. */
export function ItemSections({ head, sections }: ItemSectionsProps) {
  const isWide = useMediaQuery(from('xl'))
  return (
    <div className={css.columns}>
      {isWide && <Contents sections={sections} />}
      <div className={css.blocks}>
        {head}
        {sections.map(({ id, title, content, note, actions, isFlush, isBare, isPlain = false }) => (
          <div key={id} id={id} tabIndex={-1} className={css.section}>
            {isPlain ? (
              content
            ) : (
              <Card
                title={title}
                note={note}
                actions={actions}
                isFlush={isFlush}
                isBare={isBare}
                isTitleOutside
              >
                {content}
              </Card>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
