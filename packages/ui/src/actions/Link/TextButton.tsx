import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as css from './Link.css'

interface TextButtonProps {
  children: ReactNode
  onPress: () => void
  'aria-label'?: string
}

/** A button within a text. It looks like a link and is announced as a button. */
export function TextButton(props: TextButtonProps) {
  return <Button {...props} className={`${css.link.text} ${css.textButton}`} />
}
