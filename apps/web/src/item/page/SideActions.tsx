import { from } from '@spadestik/ui/breakpoints'
import { Card } from '@spadestik/ui/Card'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import type { NamedItem } from '../ItemActionsContext'
import { ItemIconBar } from '../actions/ItemIconBar'

/** The actions in the side column. On narrow screens ItemHead shows them instead (I01). */
export function SideActions({ item }: { item: NamedItem }) {
  if (!useMediaQuery(from('iconBar'))) return null
  return (
    <Card>
      <ItemIconBar item={item} variant="labelled" />
    </Card>
  )
}
