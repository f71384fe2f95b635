import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import * as css from './Link.css'

interface TextButtonProps {
  children: ReactNode
  onPress: () => void
  'aria-label'?: string
}

export function TextButton(props: TextButtonProps) {
  return <Button {...props} className={`${css.link.text} ${css.textButton}`} />
}
