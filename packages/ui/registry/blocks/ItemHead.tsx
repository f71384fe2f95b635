import { Badge } from '@spadestik/ui/Badge'
import type { Breadcrumb } from '@spadestik/ui/Breadcrumbs'
import { Breadcrumbs } from '@spadestik/ui/Breadcrumbs'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { StarButton } from '@spadestik/ui/StarButton'
import { vars } from '@spadestik/ui/vars'

/** The texts that users see. Translate them into the language of the app. */
const texts = { path: 'Path', near: 'Deadline soon' }

export interface ItemHeadProps {
  name: string
  /** The pages above the item, from the top page down. */
  above: readonly Breadcrumb[]
  facts: readonly Definition[]
  isDeadlineNear?: boolean
  isStarred: boolean
  onStar: () => void
}

/**
 * The head of an item's page. It shows the path, the name, a badge, a star and the main facts of the item.
 */
export function ItemHead({ name, above, facts, isDeadlineNear = false, isStarred, onStar }: ItemHeadProps) {
  return (
    <header style={{ display: 'grid', gap: vars.space.x3 }}>
      <Breadcrumbs label={texts.path} above={above} current={name} />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }}>
        <h1 style={{ margin: 0, fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.title }}>{name}</h1>
        {isDeadlineNear && <Badge tone="near">{texts.near}</Badge>}
        <StarButton itemName={name} isStarred={isStarred} onPress={onStar} />
      </div>
      <DefinitionList items={facts} />
    </header>
  )
}
