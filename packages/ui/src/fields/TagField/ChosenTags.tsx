import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { TagId, TagOption } from './matchOptions'
import { unchosen } from './matchOptions'
import * as css from './TagField.css'
import { tagFieldMessages as messages } from './TagField.messages'

interface ChosenTagsProps<Id extends TagId> {
  chosen: readonly TagOption<Id>[]
  onRemove: (ids: ReadonlySet<Id>) => void
  isDisabled: boolean
  /** The name under which a form submits the ids. */
  name: string | undefined
}

/**
 * Shows the selected options as tags, which a button, Backspace or Delete removes. Screen readers announce a
 * new tag without interrupting the user.
 */
export function ChosenTags<Id extends TagId>({ chosen, onRemove, isDisabled, name }: ChosenTagsProps<Id>) {
  const { formatMessage } = useIntl()
  const [before, setBefore] = useState(chosen)
  const [announcement, setAnnouncement] = useState('')
  if (before !== chosen) {
    setBefore(chosen)
    const [added, ...others] = unchosen(chosen, before)
    setAnnouncement(added && others.length === 0 ? formatMessage(messages.added, { label: added.label }) : '')
  }
  const remove = (keys: ReadonlySet<number | string>) => {
    const texts = new Set([...keys].map(String))
    onRemove(new Set(chosen.flatMap(({ id }) => (texts.has(String(id)) ? [id] : []))))
  }
  return (
    <>
      {name !== undefined &&
        !isDisabled &&
        chosen.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />)}
      <output className={visuallyHidden}>{announcement}</output>
      {chosen.length > 0 && (
        <TagGroup
          aria-label={formatMessage(messages.chosen)}
          disabledKeys={isDisabled ? chosen.map(({ id }) => id) : undefined}
          onRemove={isDisabled ? undefined : remove}
        >
          <TagList items={chosen} className={css.tags}>
            {(option) => (
              <Tag className={css.tag} textValue={option.label}>
                <span className={css.tagName} dir="auto">
                  {option.label}
                </span>
                {!isDisabled && (
                  <Button slot="remove" className={css.remove}>
                    <Icon icon={X} size={12} />
                  </Button>
                )}
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
    </>
  )
}
