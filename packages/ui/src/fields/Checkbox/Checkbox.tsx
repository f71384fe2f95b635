import type { ReactNode } from 'react'
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Mark } from '../../graphics/MarkGlyph/MarkGlyph'
import { MarkGlyph } from '../../graphics/MarkGlyph/MarkGlyph'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Checkbox.css'
import { checkboxMessages as messages } from './Checkbox.messages'
import { nextMark } from './nextMark'

/** One choice that is on or off, or marked as included or excluded. */
export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
> {
  /** The words; plain text where `mark` is given, since they are read together with the mark. */
  children?: ReactNode
  /** The mark shown in place of on and off; with it a press calls `onMarkChange` with the next mark. */
  mark?: Mark
  onMarkChange?: (mark: Exclude<Mark, 'mixed'>) => void
  /** Whether a press on an included one excludes it. @default false */
  canExclude?: boolean
}

/**
 * Takes one choice; with `mark` it cycles through included and excluded.
 *
 * An excluded one is unchecked to assistive technology, says so in its name, and is announced when a press made it so.
 *
 * @source specification 4
 */
export function Checkbox({ children, mark, onMarkChange, canExclude = false, ...rest }: CheckboxProps) {
  const { formatMessage } = useIntl()
  const [wasPressed, setWasPressed] = useState(false)
  const excludedName = formatMessage(messages.excluded, { label: String(children) })
  const marked =
    mark === undefined ? {} : { isSelected: mark === 'included', isIndeterminate: mark === 'mixed' }
  const box = (
    <AriaCheckbox
      {...rest}
      {...marked}
      onChange={(isSelected) => {
        rest.onChange?.(isSelected)
        if (mark === undefined) return
        setWasPressed(true)
        onMarkChange?.(nextMark(mark, canExclude))
      }}
      className={css.checkbox}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <MarkGlyph mark={mark ?? (isIndeterminate ? 'mixed' : isSelected ? 'included' : 'none')} />
          {mark === 'excluded' ? (
            <>
              <s className={css.words} aria-hidden>
                {children}
              </s>
              <span className={visuallyHidden}>{excludedName}</span>
            </>
          ) : (
            <span className={css.words}>{children}</span>
          )}
        </>
      )}
    </AriaCheckbox>
  )
  if (mark === undefined) return box
  return (
    <>
      {box}
      {/* To assistive technology a press that excludes only unchecks the box: the word for it is said as well. */}
      <output className={visuallyHidden}>{wasPressed && mark === 'excluded' && excludedName}</output>
    </>
  )
}
