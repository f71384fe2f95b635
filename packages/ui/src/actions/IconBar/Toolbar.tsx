import type { ReactNode } from 'react'
import type { RootProps } from '../../styles/RootProps'
import { useToolbar } from './useToolbar'

interface ToolbarProps extends RootProps<HTMLDivElement> {
  children: ReactNode
}

export function Toolbar(props: ToolbarProps) {
  const { toolbarProps } = useToolbar(props)
  return (
    <div
      {...props}
      {...toolbarProps}
      onPointerDownCapture={(event) => {
        toolbarProps.onPointerDownCapture()
        props.onPointerDownCapture?.(event)
      }}
    />
  )
}
