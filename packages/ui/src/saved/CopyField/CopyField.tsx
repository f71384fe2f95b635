import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import type { FieldTexts } from '../../fields/Field/Field'
import { TextField } from '../../fields/TextField/TextField'
import * as css from './CopyField.css'
import { copyFieldMessages as messages } from './CopyField.messages'

/** The props of a text that can be copied. */
export interface CopyFieldProps extends RootProps<HTMLDivElement>, Pick<FieldTexts, 'label' | 'description'> {
  /** The text, such as an address or a key. */
  value: string
  /** Whether the text is selected and has the focus when it appears, and its button is the main one. @default false */
  isSelected?: boolean
  /** The name of the button. @default 'Copy' in the user's language */
  copyLabel?: string
  /** What is said after the text was copied. @default 'Copied' in the user's language */
  copiedText?: string
  /** What is said if copying fails. */
  failedText?: string
  /** Copies the text. The promise rejects if copying fails. */
  onCopy: (value: string) => Promise<void>
  /** Further buttons beside the one that copies. */
  children?: ReactNode
}

/**
 * A text to take along, such as an address or a key, with a button that copies it and says whether that worked.
 *
 * The text can also be selected, because a browser may refuse to copy.
 */
export function CopyField({
  label,
  description,
  value,
  isSelected = false,
  copyLabel,
  copiedText,
  failedText,
  onCopy,
  children,
  className,
  ...root
}: CopyFieldProps) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (isSelected) field.current?.select()
  }, [isSelected])
  const copy = () =>
    onCopy(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  const texts = {
    copied: copiedText ?? formatMessage(messages.copied),
    failed: failedText ?? formatMessage(messages.failed),
  }
  return (
    <div {...root} className={classNames(css.root, className)}>
      <TextField inputRef={field} label={label} description={description} value={value} isReadOnly />
      <div className={css.actions}>
        <Button variant={isSelected ? 'primary' : 'secondary'} icon={Copy} onPress={copy}>
          {copyLabel ?? formatMessage(messages.copy)}
        </Button>
        {children}
      </div>
      <output className={outcome === null ? visuallyHidden : undefined}>
        {outcome !== null && texts[outcome]}
      </output>
    </div>
  )
}
