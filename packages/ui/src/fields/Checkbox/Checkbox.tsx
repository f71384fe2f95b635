import type { ReactNode } from 'react'
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Mark } from '../../graphics/MarkGlyph/Mark'
import { MarkGlyph } from '../../graphics/MarkGlyph/MarkGlyph'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Checkbox.css'
import { checkboxMessages as messages } from './Checkbox.messages'
import { nextMark } from './nextMark'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { AriaRootProps } from '../../styles/RootProps'

/** The props of a checkbox. */
export interface CheckboxProps extends Omit<
  AriaRootProps<AriaCheckboxProps, HTMLLabelElement>,
  'validate' | 'validationBehavior'
> {
  /**
   * The label. With a `mark`, it must be plain text, because screen readers announce it together with the
   * mark.
   */
  children?: ReactNode
  /**
   * Whether a search includes or excludes the option of the checkbox, such as a criterion. The box then shows
   * this mark, instead of checked or unchecked, and a press calls `onMarkChange` with the next mark.
   */
  mark?: Mark
  /** The initial mark, if the parent does not control it. */
  defaultMark?: Mark
  /** Called with the next mark after a press, if the checkbox has a `mark` or a `defaultMark`. */
  onMarkChange?: (mark: Exclude<Mark, 'mixed'>) => void
  /** Whether a press on an included checkbox excludes it. @default false */
  canExclude?: boolean
}

/**
 * A checkbox. With a `mark`, it shows whether a search includes or excludes a criterion, and a press sets the
 * next mark: none, included and, with `canExclude`, excluded.
 *
 * ARIA has no state for "excluded". An excluded checkbox is therefore unchecked, its name contains
 * "excluded", and screen readers announce the exclusion after the press (S10).
 */
export function Checkbox({
  children,
  mark: controlledMark,
  defaultMark,
  onMarkChange,
  canExclude = false,
  onChange,
  className,
  ...root
}: CheckboxProps) {
  const { formatMessage } = useIntl()
  const [mark, setMark] = useControlledState(controlledMark, defaultMark, onMarkChange)
  const [wasPressed, setWasPressed] = useState(false)
  const excludedName = formatMessage(messages.excluded, { label: String(children) })
  const box = (
    <AriaCheckbox
      {...root}
      {...(mark && { isSelected: mark === 'included', isIndeterminate: mark === 'mixed' })}
      onChange={(isSelected) => {
        onChange?.(isSelected)
        if (mark === undefined) return
        setWasPressed(true)
        setMark(nextMark(mark, canExclude))
      }}
      className={classNames(css.checkbox, className)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <MarkGlyph mark={mark ?? (isIndeterminate ? 'mixed' : isSelected ? 'included' : 'none')} />
          {mark === 'excluded' ? (
            <>
              <s className={css.text} aria-hidden>
                {children}
              </s>
              <span className={visuallyHidden}>{excludedName}</span>
            </>
          ) : (
            <span className={css.text}>{children}</span>
          )}
        </>
      )}
    </AriaCheckbox>
  )
  if (mark === undefined) return box
  return (
    <>
      {box}
      {/* Announce the exclusion, because screen readers announce only that the box is unchecked. */}
      <output className={visuallyHidden}>{wasPressed && mark === 'excluded' && excludedName}</output>
    </>
  )
}
