import type { ReactNode } from 'react'
import { Component } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteFailure } from './RouteFailure'

interface BoundaryProps {
  /** The path of the current page. When it changes after a failure, the boundary renders `children` again. */
  address: string
  children: ReactNode
}

interface BoundaryState {
  /**
   * The `address` at which rendering failed, or null. It is empty right after the error, until
   * `getDerivedStateFromProps` sets it.
   */
  failedAt: string | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (state.failedAt === null || state.failedAt === props.address) return null
    return { failedAt: state.failedAt === '' ? props.address : null }
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <RouteFailure />
  }
}

export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary address={pathname}>{children}</Boundary>
}
